// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/storededits.h"

#include "importcheck/namedrepairs.h"
#include "storage/drafts.h"

#include <QJsonArray>

#include <algorithm>
#include <concepts>

namespace storedesk::importcheck {

using namespace Qt::StringLiterals;

static constexpr auto sizeOfFile = "size"_L1;
static constexpr auto timeOfFile = "modified"_L1;
static constexpr auto nameOfStep = "name"_L1;
static constexpr auto repairsOfStep = "repairs"_L1;
static constexpr auto excludedOfStep = "excluded"_L1;
static constexpr auto includedOfStep = "included"_L1;
static constexpr auto rowOfCell = "row"_L1;
static constexpr auto columnOfCell = "column"_L1;
static constexpr auto textOfCell = "text"_L1;

FileContent FileContent::of(const tablefile::OpenedTable &table, bool isOfUser)
{
    const auto &file = table.original ? *table.original : *table.file;
    const auto &identity = file.identity();
    return {.size = identity.size, .modified = isOfUser ? identity.modified : 0};
}

// Returns the changes of this type in a step, which may be one or several.
template <typename Change>
static std::vector<Change> changesIn(const EditHistory::Step &step)
{
    if constexpr (!std::same_as<Change, RowExclusion>) {
        if (const auto *one = std::get_if<Change>(&step))
            return {*one};
    }
    const auto *several = std::get_if<std::vector<Change>>(&step);
    return several ? *several : std::vector<Change>();
}

qsizetype cellsIn(const EditHistory &history)
{
    qsizetype cells = 0;
    for (const auto &step : history.steps())
        cells += std::ssize(changesIn<CellEdit>(step.step));
    return cells;
}

static QJsonArray jsonOf(const std::vector<CellEdit> &cells, const QStringList &names)
{
    QJsonArray array;
    for (const auto &cell : cells)
        array.append(QJsonObject{{rowOfCell, cell.row},
                                 {columnOfCell, names.value(cell.column)},
                                 {textOfCell, cell.text}});
    return array;
}

static std::vector<CellEdit> cellsFrom(const QJsonArray &array, const QStringList &names)
{
    std::vector<CellEdit> cells;
    for (const auto &each : array) {
        const auto column = names.indexOf(each[columnOfCell].toString());
        if (column >= 0)
            cells.push_back({.row = each[rowOfCell].toInteger(),
                             .column = static_cast<int>(column),
                             .text = each[textOfCell].toString()});
    }
    return cells;
}

static QJsonArray rowsIn(const std::vector<RowExclusion> &exclusions, bool excluded)
{
    QJsonArray rows;
    for (const auto &exclusion : exclusions) {
        if (exclusion.excluded == excluded)
            rows.append(exclusion.row);
    }
    return rows;
}

static std::vector<RowExclusion> exclusionsFrom(const QJsonValue &step)
{
    std::vector<RowExclusion> exclusions;
    for (const bool excluded : {true, false}) {
        for (const auto &row : step[excluded ? excludedOfStep : includedOfStep].toArray())
            exclusions.push_back({.row = row.toInteger(), .excluded = excluded});
    }
    return exclusions;
}

QJsonObject jsonOf(const EditHistory &history, const QStringList &columns, const FileContent &file)
{
    const auto names = distinctColumns(columns);
    const bool hasCells = cellsIn(history) <= mostStoredCells;
    QJsonArray steps;
    for (const auto &[name, step] : history.steps()) {
        if (const auto repairs = changesIn<Repair>(step); !repairs.empty()) {
            steps.append(QJsonObject{{nameOfStep, name},
                                     {repairsOfStep, jsonOf(namedRepairs(repairs, names))}});
            continue;
        }
        if (const auto rows = changesIn<RowExclusion>(step); !rows.empty()) {
            steps.append(QJsonObject{{nameOfStep, name},
                                     {excludedOfStep, rowsIn(rows, true)},
                                     {includedOfStep, rowsIn(rows, false)}});
            continue;
        }
        const auto cells = changesIn<CellEdit>(step);
        steps.append(QJsonObject{{nameOfStep, name},
                                 {storage::cellsMember,
                                  hasCells ? QJsonValue(jsonOf(cells, names))
                                           : QJsonValue(static_cast<qint64>(cells.size()))}});
    }
    // As text, because a JSON number cannot represent nanoseconds exactly.
    return {{sizeOfFile, file.size},
            {timeOfFile, QString::number(file.modified)},
            {storage::stepsMember, steps}};
}

RestoredEdits editsFrom(const QJsonObject &object, const QStringList &columns,
                        const FileContent &file)
{
    const auto names = distinctColumns(columns);
    const FileContent stored{.size = object[sizeOfFile].toInteger(),
                             .modified = object[timeOfFile].toString().toLongLong()};
    RestoredEdits restored;
    for (const auto &each : object[storage::stepsMember].toArray()) {
        const auto name = each[nameOfStep].toString();
        const auto cells = each[storage::cellsMember];
        const auto exclusions = exclusionsFrom(each);
        if (!exclusions.empty() && stored != file) {
            restored.outdatedRows +=
                static_cast<int>(std::ranges::count(exclusions, true, &RowExclusion::excluded));
        } else if (!exclusions.empty()) {
            restored.history.add(name, exclusions);
        } else if (cells.isDouble()) {
            restored.absent += cells.toInt();
        } else if (cells.isArray() && stored != file) {
            restored.outdated += static_cast<int>(cells.toArray().size());
        } else if (cells.isArray()) {
            restored.history.add(name, cellsFrom(cells.toArray(), names));
        } else {
            // Drafts are written by the program, so their faults are ignored.
            base::JsonMembers members(each.toObject());
            const auto repairs = numberedRepairs(columnRepairsFrom(members), names);
            if (!repairs.empty())
                restored.history.add(name, repairs);
        }
    }
    return restored;
}

} // namespace storedesk::importcheck
