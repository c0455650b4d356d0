"""Which names are let to the table. The bad ones stand in rot13 here too: children read sources."""

from codecs import decode

import pytest

from budgetable.tables.declined import Declined
from budgetable.tables.names import person_name

NAMES = """
Dick Whittington, Dick, Cassandra, Essex, Nigel, Negra Martínez, Shital, Dikshit, Hancock, Analía,
Concha, Sussex, Scunthorpe, Penistone, Middlesex, Sexton, Cockburn, Hitchcock, Peacock, Quinton de
Cock, Dickens, Dixon, Bassett, Cass, Assad, Assunta, Bass, Passion, Grass, Ana L., A. Nal, Ana Lía,
Anabel, Cunningham, Kuntz, Fuchs, Fukuda, Fucile, Focker, Phuc, Bich Ngoc, Dung, Sukhdeep, Dong,
Fanny, Randy, Willy, Gay, Gaylord, Titus, Tito, Titmus, Putri, Putta, Amputa, Diputado, Computer,
Reputation, Mariconda, Pollo, Culver, Calculo, Dracula, Niger, Nigeria, Slutsky, Hoare, Wankhede,
Twatt, Spicer, Spices, Raccoon, Rapunzel, Shi Ting, Harshit, Nishit, Akshita, Takeshita, Matsushita,
Shiite, Cabrera, Zorra, Kike, Van Dyke, Negro, Negrito, Moro, Chino, Retardo, Leonardo, Fagin,
Faggiano, Fagundes, Janus, Januse, Uranus, Analyst, Assess, Cono, Paja Brava, Verganza, Tetamanti,
Class 5A, 5a, K9, R2D2, Ann & Ben, B.E.N., J. J. Abrams, S. H. I., F. U., Ann!, Ben*, Mr. $, Ñandú,
Ёлка, Хуан, Ελένη, 王小明, しほ, Ann 🙂
""".replace("\n", " ").split(", ")
RUDE = [
    decode(name, "rot13")
    for name in """
shpx, Shpx, SHPX, shpxre, zbgureshpxre, s h p x, s.h.p.x, s_h_p_x, s-h-p-x, sh px, shhhhpx, süpx,
s*px, sipx, ƒhpx, kkshpxkk, kKShpxKk, shpxlbh, Shpx Ora, Ze Fuvg, fuvg, fu1g, 5uvg,
$uvg, fu!g, fuííííg, f.u.v.g, f u v g, F U V G Ora, fuvg99, 99fuvg, kfuvgk, fuvggl, ohyyfuvg,
fuvgurnq, phag, phagf, p h a g, ovgpu, o1gpu, ovgpurf, nffubyr, nffu0yr, n$$ubyr, nff, qvpxurnq,
jnaxre, gjng, avttre, a1ttre, avttn, a v t t r e, av ttre, snttbg, s4ttbg, sng snt, juber, fyhg,
chffl, cravf, intvan, cbea, encvfg, ergneq, xvxrf, fcvp, puvax, genaal, anmv, Uvgyre,
Urvy Uvgyre, xxx, chgn, Chgn, c.h.g.n, c h g n, chg4, c*gn, chhhgn, chgnf, chgb, ch7n,
(fuvg), +chgn+, uvwb qr chgn, uvwbchgn, zvreqn, z1reqn, z.v.r.e.q.n, zvreqnf, zv reqn, pbñb, pbñ0,
tvyvcbyynf, pnoeóa, pnoeba, craqrwb, craqrwn, znevpóa, znevpba, znevpn, iretn, puvatn gh znqer,
phyb, phy0, phyreb, cbyyn, wbqre, pnenwb, uqc, cbyyba, crqósvyb, pbapun qr gh znqer, fhqnpn, grgnf,
Ann \N{REVERSED HAND WITH MIDDLE FINGER EXTENDED}
""".replace("\n", " ").split(", ")
]


@pytest.mark.parametrize("name", NAMES)
def test_names_of_people_and_ordinary_words_pass(name):
    name = name.strip()
    assert person_name(name, []) == name


@pytest.mark.parametrize("name", RUDE, ids=range(len(RUDE)))
def test_a_name_that_could_hurt_somebody_is_declined(name):
    with pytest.raises(Declined, match=r"^rude-name$"):
        person_name(f" {name.strip()} ", [])


@pytest.mark.parametrize("first", [0xFF41, 0x1D41A, 0x1D4EA, 0x1D5EE], ids=hex)
def test_letters_that_only_look_otherwise_are_read(first):
    name = "".join([chr(first + ord(letter) - ord("a")) for letter in decode("fuvg", "rot13")])
    with pytest.raises(Declined, match=r"^rude-name$"):
        person_name(name, [])
    assert person_name(f"Ann {chr(first)}", [])
