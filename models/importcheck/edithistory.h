// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "importcheck/repair.h"

#include <map>
#include <memory>
#include <span>
#include <unordered_map>
#include <variant>
#include <vector>

namespace storedesk::importcheck {

// A cell edited by the user.
struct CellEdit
{
    // The row in the file.
    qint64 row = 0;
    int column = 0;
    QString text;

    bool operator==(const CellEdit &) const = default;
};

// A row that the user excluded, or included again even if a repair leaves it out.
struct RowExclusion
{
    // The row in the file.
    qint64 row = 0;
    bool excluded = true;

    bool operator==(const RowExclusion &) const = default;
};

// All active changes to a table. Repairs are rules, and edited cells override them. Later changes
// take precedence. Can be shared between threads.
class Edits final
{
public:
    struct Rule
    {
        int step = 0;
        Repair repair;
    };
    struct Typed
    {
        int step = 0;
        QByteArray text;
    };

    void add(int step, const Repair &repair);
    void add(int step, const CellEdit &edit);
    void add(int step, const RowExclusion &exclusion);
    void add(int step, const std::vector<Repair> &repairs);
    void add(int step, const std::vector<CellEdit> &edits);
    void add(int step, const std::vector<RowExclusion> &exclusions);

    [[nodiscard]] bool hasCells() const { return !m_cells.empty(); }
    // Returns null if the cell was not edited.
    [[nodiscard]] const Typed *cell(qint64 row, int column) const;
    // Returns the rules in the order in which they are applied.
    [[nodiscard]] std::vector<Rule> rulesOf(int column) const;
    // Whether the user excluded or included each of these rows.
    [[nodiscard]] const std::map<qint64, bool> &exclusions() const { return m_exclusions; }
    [[nodiscard]] bool keepsLast() const { return m_keepsLast; }
    [[nodiscard]] bool leavesOut(FaultKind kind, int column) const;
    // Returns whether rows with this fault are used as they were read.
    [[nodiscard]] bool accepts(FaultKind kind) const;
    // Returns whether a repair affects this kind of fault.
    [[nodiscard]] bool concerns(FaultKind kind) const;

private:
    std::unordered_map<quint64, Typed> m_cells;
    std::vector<Rule> m_rules;
    std::map<qint64, bool> m_exclusions;
    bool m_keepsLast = false;
};

// The edits to a table, with undo and redo.
class EditHistory final
{
public:
    // Several repairs, edited cells or rows can be one step.
    using Step = std::variant<Repair, CellEdit, std::vector<Repair>, std::vector<CellEdit>,
                              std::vector<RowExclusion>>;
    struct Named
    {
        QString name;
        Step step;
    };

    // Discards undone steps.
    void add(const QString &name, const Step &step);
    // Returns false if there is nothing to undo.
    [[nodiscard]] bool undo();
    [[nodiscard]] bool redo();
    void clear();
    // Removes the changes to a column. Later columns move to its place.
    void removeColumn(int column);
    // Return the names of the next steps, or an empty string if there is no step.
    [[nodiscard]] QString undoName() const;
    [[nodiscard]] QString redoName() const;
    // Returns the active steps, oldest first.
    [[nodiscard]] std::span<const Named> steps() const { return std::span(m_steps).first(m_done); }
    // Returns the active repairs.
    [[nodiscard]] std::vector<Repair> repairs() const;
    [[nodiscard]] std::shared_ptr<const Edits> edits() const;

private:
    std::vector<Named> m_steps;
    std::size_t m_done = 0;
};

} // namespace storedesk::importcheck
