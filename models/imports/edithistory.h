// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "imports/fix.h"

#include <memory>
#include <unordered_map>
#include <variant>
#include <vector>

namespace storedesk::imports {

// A cell that was typed.
struct CellEdit
{
    qint64 row = 0; // of the file
    int column = 0;
    QString text;

    bool operator==(const CellEdit &) const = default;
};

// All changes of a table in force, for any number of threads: repairs are rules, single cells lie
// over them. What came later wins.
class Edits final
{
public:
    struct Rule
    {
        int step = 0;
        Fix fix;
    };
    struct Typed
    {
        int step = 0;
        QByteArray text;
    };

    void add(int step, const Fix &fix);
    void add(int step, const CellEdit &edit);

    [[nodiscard]] bool hasCells() const { return !m_cells.empty(); }
    [[nodiscard]] const Typed *cell(qint64 row, int column) const; // null: as in the file
    [[nodiscard]] std::vector<Rule> rulesOf(int column) const; // in their order
    [[nodiscard]] bool keepsLast() const { return m_keepsLast; }
    [[nodiscard]] bool leavesOut(FaultKind kind, int column) const;
    // Rows with this fault are used as they were read.
    [[nodiscard]] bool accepts(FaultKind kind) const;
    [[nodiscard]] bool concerns(FaultKind kind) const; // a repair is about it

private:
    std::unordered_map<quint64, Typed> m_cells;
    std::vector<Rule> m_rules;
    bool m_keepsLast = false;
};

// What was done to a table, to be undone and done again.
class EditHistory final
{
public:
    using Step = std::variant<Fix, CellEdit>;

    void add(const QString &name, const Step &step); // what was undone is forgotten
    [[nodiscard]] bool undo(); // false: there is nothing
    [[nodiscard]] bool redo();
    void clear();
    // Names of the next ones; empty: there is none.
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    [[nodiscard]] std::vector<Fix> fixes() const; // in force
    [[nodiscard]] std::shared_ptr<const Edits> edits() const;

private:
    struct Named
    {
        QString name;
        Step step;
    };

    std::vector<Named> m_steps;
    std::size_t m_done = 0;
};

} // namespace storedesk::imports
