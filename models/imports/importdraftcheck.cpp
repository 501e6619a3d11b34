// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "imports/importdraft.h"

#include "importcheck/rowcheck.h"

#include <algorithm>

// Checking and repairing of rows.

namespace storedesk::imports {

void ImportDraft::check()
{
    if (!missing().isEmpty())
        return;
    m_problem = {};
    m_phones.stop();
    m_checkWanted = !m_table->isCounted() || m_texts.running();
    if (m_checkWanted)
        return setState(State::Checking);
    m_checking.start(
        [table = m_table, matching = m_matching, settings = m_settings,
         edits = m_history.edits()](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return importcheck::checkRows(*table, conversion, progress);
        },
        [this](base::Result<importcheck::CheckResult> &&result) {
            if (!result) {
                m_problem = result.error();
                m_result = {};
                return setState(State::Read);
            }
            m_result = std::move(*result);
            setState(State::Checked);
            checkPhones();
        });
    setState(State::Checking);
}

// Validating numbers takes far longer than checking their form, so it runs after the check while
// the user already sees the result.
void ImportDraft::checkPhones()
{
    const auto phones =
        std::ranges::any_of(columns(), [this](const importcheck::ImportColumn &column) {
            const auto *rule = m_matching.targets().rule(column.target);
            return rule && rule->type == catalogue::Type::Phone;
        });
    if (!phones)
        return;
    m_phones.start(
        [table = m_table, matching = m_matching, settings = m_settings,
         edits = m_history.edits()](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits,
                                                     importcheck::Conversion::Phones::Closely);
            return importcheck::checkRows(*table, conversion, progress);
        },
        [this](base::Result<importcheck::CheckResult> &&result) {
            if (!result || m_state != State::Checked)
                return;
            m_result = std::move(*result);
            Q_EMIT changed();
        });
}

std::vector<importcheck::BlankCells> ImportDraft::blanksToSend() const
{
    if (m_settings.firstRows == 0 || m_settings.firstRows >= m_result.good || !m_table)
        return m_result.blanks;
    return importcheck::blanksInTrial(
        *m_table, importcheck::Conversion(*m_table, m_matching, m_settings, m_history.edits()),
        m_result, m_settings.firstRows);
}

void ImportDraft::editsChanged()
{
    m_previewing.stop();
    check();
}

importcheck::FixContext ImportDraft::contextOf(int column) const
{
    return {.rule = m_matching.ruleOf(column),
            .format = m_table->source.formatOf(column),
            .phonePrefix = m_settings.phonePrefix};
}

void ImportDraft::setCell(qint64 row, int column, const QString &text)
{
    m_history.add(tr("Cell edit"),
                  importcheck::CellEdit{.row = row, .column = column, .text = text});
    editsChanged();
}

void ImportDraft::apply(const importcheck::Fix &fix)
{
    if (!m_table)
        return;
    m_history.add(importcheck::titleOf(fix, contextOf(fix.column)), fix);
    editsChanged();
}

void ImportDraft::undo()
{
    if (m_history.undo())
        editsChanged();
}

void ImportDraft::redo()
{
    if (m_history.redo())
        editsChanged();
}

void ImportDraft::preview(const importcheck::Fix &fix)
{
    if (!m_table || !m_table->isCounted())
        return;
    if (importcheck::isOfRows(fix.action)) {
        importcheck::FixPreview preview{.fix = fix};
        for (const auto &group : m_result.groups) {
            const bool mine = fix.action == importcheck::Action::KeepLast
                ? group.kind == fix.kind
                : group.kind == fix.kind && group.column == fix.column;
            preview.changed += mine ? group.cells : 0;
            preview.before = mine && preview.before.isEmpty() ? group.example : preview.before;
        }
        QMetaObject::invokeMethod(
            this, [this, preview] { Q_EMIT previewed(preview); }, Qt::QueuedConnection);
        return;
    }
    m_previewing.start(
        [table = m_table, matching = m_matching, settings = m_settings, edits = m_history.edits(),
         fix](base::Progress &progress) {
            const importcheck::Conversion conversion(*table, matching, settings, edits);
            return importcheck::previewOf(*table, conversion, fix, progress);
        },
        [this](const base::Result<importcheck::FixPreview> &preview) {
            if (preview)
                Q_EMIT previewed(*preview);
        });
}

} // namespace storedesk::imports
