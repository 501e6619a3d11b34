// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/edithistory.h"

#include <algorithm>

namespace storedesk::importcheck {

static constexpr int columnBits = 16;

static quint64 placeOf(qint64 row, int column)
{
    return static_cast<quint64>(row) << columnBits | static_cast<quint64>(column);
}

void Edits::add(int step, const Repair &repair)
{
    if (repair.action == Action::KeepLast)
        m_keepsLast = true;
    else
        m_rules.push_back({.step = step, .repair = repair});
}

void Edits::add(int step, const CellEdit &edit)
{
    m_cells[placeOf(edit.row, edit.column)] = {.step = step, .text = edit.text.toUtf8()};
}

void Edits::add(int /*step*/, const RowExclusion &exclusion)
{
    m_exclusions[exclusion.row] = exclusion.excluded;
}

const Edits::Typed *Edits::cell(qint64 row, int column) const
{
    const auto found = m_cells.find(placeOf(row, column));
    return found == m_cells.end() ? nullptr : &found->second;
}

std::vector<Edits::Rule> Edits::rulesOf(int column) const
{
    std::vector<Rule> rules;
    std::ranges::copy_if(m_rules, std::back_inserter(rules), [column](const Rule &rule) {
        return rule.repair.column == column && !isOfRows(rule.repair.action);
    });
    return rules;
}

bool Edits::concerns(FaultKind kind) const
{
    return std::ranges::any_of(m_rules,
                               [kind](const Rule &rule) { return rule.repair.kind == kind; });
}

bool Edits::leavesOut(FaultKind kind, int column) const
{
    return std::ranges::any_of(m_rules, [kind, column](const Rule &rule) {
        return rule.repair.action == Action::LeaveOut && rule.repair.kind == kind
            && rule.repair.column == column;
    });
}

bool Edits::accepts(FaultKind kind) const
{
    return std::ranges::any_of(m_rules, [kind](const Rule &rule) {
        return rule.repair.action == Action::Accept && rule.repair.kind == kind;
    });
}

void Edits::add(int step, const std::vector<Repair> &repairs)
{
    for (const auto &repair : repairs)
        add(step, repair);
}

void Edits::add(int step, const std::vector<CellEdit> &edits)
{
    for (const auto &edit : edits)
        add(step, edit);
}

void Edits::add(int step, const std::vector<RowExclusion> &exclusions)
{
    for (const auto &exclusion : exclusions)
        add(step, exclusion);
}

void EditHistory::add(const QString &name, const Step &step)
{
    m_steps.resize(m_done);
    m_steps.push_back({.name = name, .step = step});
    m_done = m_steps.size();
}

bool EditHistory::undo()
{
    if (m_done == 0)
        return false;
    --m_done;
    return true;
}

bool EditHistory::redo()
{
    if (m_done == m_steps.size())
        return false;
    ++m_done;
    return true;
}

void EditHistory::clear()
{
    m_steps.clear();
    m_done = 0;
}

template <typename Change>
static bool withoutColumn(Change &change, int column)
{
    if (change.column == column)
        return false;
    change.column -= change.column > column ? 1 : 0;
    return true;
}

template <typename Change>
static bool withoutColumn(std::vector<Change> &changes, int column)
{
    std::erase_if(changes, [column](Change &change) { return !withoutColumn(change, column); });
    return !changes.empty();
}

// Rows have no columns.
static bool withoutColumn(std::vector<RowExclusion> & /*rows*/, int /*column*/)
{
    return true;
}

void EditHistory::removeColumn(int column)
{
    m_steps.resize(m_done);
    std::erase_if(m_steps, [column](Named &step) {
        return !std::visit([column](auto &one) { return withoutColumn(one, column); }, step.step);
    });
    m_done = m_steps.size();
}

QString EditHistory::undoName() const
{
    return m_done > 0 ? m_steps[m_done - 1].name : QString();
}

QString EditHistory::redoName() const
{
    return m_done < m_steps.size() ? m_steps[m_done].name : QString();
}

std::vector<Repair> EditHistory::repairs() const
{
    std::vector<Repair> repairs;
    for (std::size_t step = 0; step < m_done; ++step) {
        if (const auto *repair = std::get_if<Repair>(&m_steps[step].step))
            repairs.push_back(*repair);
        else if (const auto *several = std::get_if<std::vector<Repair>>(&m_steps[step].step))
            repairs.insert(repairs.end(), several->begin(), several->end());
    }
    return repairs;
}

std::shared_ptr<const Edits> EditHistory::edits() const
{
    auto edits = std::make_shared<Edits>();
    for (std::size_t step = 0; step < m_done; ++step)
        std::visit([&](const auto &one) { edits->add(static_cast<int>(step) + 1, one); },
                   m_steps[step].step);
    return edits;
}

} // namespace storedesk::importcheck
