// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "purchases/orderedits.h"

#include <algorithm>

namespace storedesk::purchases {

namespace {

// Returns the changed cell, or nothing if it stays as it is.
std::optional<QString> changed(const QString &cell, const importcheck::Repair &repair)
{
    const auto text = importcheck::repaired(repair, cell.toUtf8(), {});
    return text && *text != cell.toUtf8() ? std::optional(QString::fromUtf8(*text)) : std::nullopt;
}

} // namespace

// Later changes take precedence, so an edited cell is only affected by later changes of its column.
void applyEdits(const importcheck::Edits &edits, std::vector<OrderLine> &lines)
{
    qsizetype columns = 0;
    for (const auto &line : lines)
        columns = std::max(columns, line.cells.size());
    for (int column = 0; column < columns; ++column) {
        const auto rules = edits.rulesOf(column);
        if (rules.empty() && !edits.hasCells())
            continue;
        for (auto &line : lines) {
            if (!line.fault.isEmpty() || column >= line.cells.size())
                continue;
            auto &cell = line.cells[column];
            const auto *typed = edits.cell(line.number, column);
            if (typed)
                cell = QString::fromUtf8(typed->text);
            for (const auto &rule : rules) {
                if (!typed || rule.step > typed->step)
                    cell = changed(cell, rule.repair).value_or(cell);
            }
        }
    }
}

importcheck::RepairPreview previewOf(const importcheck::Repair &repair,
                                     const std::vector<OrderLine> &lines)
{
    importcheck::RepairPreview preview{.repair = repair};
    for (const auto &line : lines) {
        if (!line.fault.isEmpty() || repair.column >= line.cells.size())
            continue;
        const auto &cell = line.cells.at(repair.column);
        const auto text = changed(cell, repair);
        if (!text)
            continue;
        if (preview.changed++ == 0) {
            preview.before = cell;
            preview.after = *text;
        }
    }
    return preview;
}

} // namespace storedesk::purchases
