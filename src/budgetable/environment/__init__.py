"""The game as a learning environment: PettingZoo's AEC form, and many rounds at once.

    from budgetable.environment import budgetable_v1

    env = budgetable_v1.env(seats=2, deck="standard")

`pip install 'budgetable[environment]'` brings what it needs. docs/environment.md describes the
spaces. A trained policy is served by `observing` with numpy alone, and what that is made of needs
nothing: `layout`, `actions`, `encoding`, `episode`.
"""
