// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/editabledraft.h"

#include "importcheck/storededits.h"

#include <QStringList>

#include <utility>

namespace storedesk::importcheck {

EditableDraft::~EditableDraft() = default;

void EditableDraft::setCell(qint64 row, int column, const QString &text)
{
    m_history.add(tr("Cell edit"), CellEdit{.row = row, .column = column, .text = text});
    editsChanged();
}

void EditableDraft::setExcluded(const std::vector<qint64> &rows, bool excluded)
{
    std::vector<RowExclusion> exclusions;
    for (const auto row : rows)
        exclusions.push_back({.row = row, .excluded = excluded});
    const auto count = static_cast<int>(rows.size());
    m_history.add(excluded ? tr("Exclude %Ln row(s)", nullptr, count)
                           : tr("Include %Ln row(s)", nullptr, count),
                  exclusions);
    editsChanged();
}

void EditableDraft::apply(const Repair &repair)
{
    if (!openedTable())
        return;
    m_history.add(titleOf(repair, contextOf(repair.column)), repair);
    editsChanged();
}

void EditableDraft::undo()
{
    if (m_history.undo())
        editsChanged();
}

void EditableDraft::redo()
{
    if (m_history.redo())
        editsChanged();
}

// Pasted rows and the remaining rows of a job are written again in each run.
bool EditableDraft::isFileOfUser() const
{
    const auto &path = m_origin.path;
    return !path.isEmpty()
        && (m_temporaryFolder.isEmpty() || !path.startsWith(m_temporaryFolder + u'/'));
}

QJsonObject EditableDraft::storedEdits() const
{
    const auto *table = openedTable();
    // While another file is being read, the table is still the previous one.
    if (hasStoredEdits() || !table || m_state == State::Reading)
        return m_storedEdits;
    return jsonOf(m_history, outline()->columns, FileContent::of(*table, isFileOfUser()));
}

bool EditableDraft::canStoreEdits() const
{
    return cellsIn(m_history) <= mostStoredCells;
}

QString EditableDraft::applyStoredEdits()
{
    const auto *table = openedTable();
    if (!hasStoredEdits() || !table)
        return {};
    auto restored = editsFrom(std::exchange(m_storedEdits, {}), outline()->columns,
                              FileContent::of(*table, isFileOfUser()));
    m_history = std::move(restored.history);
    editsChanged();
    QStringList sentences;
    if (restored.outdated > 0)
        sentences.append(tr("%Ln cell edit(s) were not restored because the file changed.", nullptr,
                            restored.outdated));
    if (restored.absent > 0)
        sentences.append(tr("%Ln cell edit(s) were not restored because they are no longer stored.",
                            nullptr, restored.absent));
    if (restored.outdatedRows > 0)
        sentences.append(tr("%Ln excluded row(s) are included again because the file changed.",
                            nullptr, restored.outdatedRows));
    return sentences.join(u' ');
}

} // namespace storedesk::importcheck
