"""The game as a learning environment: PettingZoo's AEC form, and many rounds at once.

    from budgetable.environment import budgetable_v1

    env = budgetable_v1.env(seats=2, deck="standard")

`pip install 'budgetable[environment]'` brings what it needs. docs/environment.md describes the
spaces; `layout`, `actions` and `encoding` need nothing and serve a trained policy anywhere.
"""
