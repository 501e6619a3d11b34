// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/records/manyactions.h"

#include "desk/desk.h"
#include "jobs/background.h"
#include "local/history.h"
#include "ui/changes/deleting.h"
#include "ui/details/groups.h"
#include "ui/frame/filedialog.h"
#include "ui/frame/frame.h"
#include "ui/frame/page.h"
#include "ui/frame/recordplace.h"
#include "ui/frame/selectionactions.h"
#include "ui/records/manymodel.h"
#include "ui/records/manysave.h"
#include "ui/records/manyview.h"
#include "ui/widgets/clipboardtable.h"
#include "ui/widgets/tableview.h"

#include <QDir>
#include <QFileDialog>
#include <QPointer>

#include <algorithm>

namespace storedesk::ui::records {

using namespace Qt::StringLiterals;

ManyActions::ManyActions(Frame &frame, ManyModel &model, const ManyView &shown,
                         const TableView &table, QWidget *page)
    : QObject(page)
    , m_frame(frame)
    , m_model(model)
    , m_shown(shown)
    , m_table(table)
    , m_page(page)
{ }

void ManyActions::open(const QModelIndex &index)
{
    const auto &row = m_model.rows()[static_cast<std::size_t>(m_shown.mapToSource(index).row())];
    m_frame.open(ui::placeOf(*row.lookupKey, {row.value}));
}

std::vector<jobs::LookupRow> ManyActions::rowsToKeep() const
{
    std::vector<jobs::LookupRow> kept;
    const auto selected = m_table.selectionModel()->selectedRows();
    const bool some = selected.size() > 1;
    const auto count = some ? static_cast<int>(selected.size()) : m_shown.rowCount();
    kept.reserve(static_cast<std::size_t>(count));
    for (int at = 0; at < count; ++at) {
        const auto shown = some ? selected[at] : m_shown.index(at, 0);
        kept.push_back(m_model.rows()[static_cast<std::size_t>(m_shown.mapToSource(shown).row())]);
    }
    return kept;
}

void ManyActions::copy()
{
    const auto rows = rowsToKeep();
    const auto states = stateWords(m_model.isRunning());
    CopiedTable table{.titles = headerOf(m_model)};
    for (const auto &row : rows)
        table.rows.append(cellsOf(row, m_model.fields(), states));
    copyTable(ClipboardTable(table));
    m_frame.tell(tr("%n row(s) copied.", nullptr, static_cast<int>(rows.size())));
}

void ManyActions::save()
{
    auto *dialog = fileDialog(m_frame, m_page, tr("Save as CSV"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setDirectory(usualFolderForDownloads(m_frame));
    dialog->selectFile(tr("%1 lookup %2.csv")
                           .arg(catalogue::pluralOf(m_model.resource()),
                                m_frame.clock().now().toLocalTime().toString(u"yyyy-MM-dd"_s)));
    connect(dialog, &QFileDialog::fileSelected, this, &ManyActions::saveTo);
    m_frame.openDialog(dialog);
}

void ManyActions::saveTo(const QString &path)
{
    jobs::inBackground(
        savingOf(m_model, rowsToKeep(), path), this, [this, path](base::Result<qint64> saved) {
            if (saved)
                m_frame.tell(tr("%n row(s) saved in %1.", nullptr, static_cast<int>(*saved))
                                 .arg(QDir::toNativeSeparators(path)));
            else
                m_frame.tell(
                    QStringList{saved.error().what, saved.error().why, saved.error().next}.join(
                        u' '));
        });
}

static local::Visit visitOf(const jobs::LookupRow &row, const QDateTime &now)
{
    const auto resource = row.lookupKey->resource();
    const auto name = details::nameOf(resource, row.record);
    return {.resource = resource,
            .lookupKey = row.lookupKey->word,
            .value = row.value,
            .title = name.isEmpty() ? row.value : name,
            .at = now};
}

void ManyActions::pinFound()
{
    int pinned = 0;
    for (const auto &row : m_model.rows()) {
        if (row.state != jobs::LookupState::Found)
            continue;
        m_frame.desk().local().history().pin(visitOf(row, m_frame.clock().now()), true);
        ++pinned;
    }
    m_frame.tell(tr("%n pinned.", nullptr, pinned));
}

void ManyActions::pinSelected()
{
    const auto index = m_table.currentIndex();
    if (!index.isValid())
        return;
    const auto &row = m_model.rows()[static_cast<std::size_t>(m_shown.mapToSource(index).row())];
    if (row.state != jobs::LookupState::Found)
        return;
    m_frame.desk().local().history().pin(visitOf(row, m_frame.clock().now()), true);
    m_frame.tell(tr("%1 was pinned.").arg(row.value));
}

// All records are deleted with one operation. Of the keys that the lines were looked up with,
// returns the first that covers the most records.
static const catalogue::LookupKey *lookupKeyToDelete(const std::vector<jobs::LookupRow> &rows,
                                                     catalogue::Resource resource)
{
    const catalogue::LookupKey *best = nullptr;
    qsizetype most = 0;
    for (const auto *lookupKey : catalogue::lookupKeysOf(resource)) {
        const bool asked = std::ranges::any_of(
            rows, [lookupKey](const jobs::LookupRow &row) { return row.lookupKey == lookupKey; });
        const auto covers = std::ranges::count_if(rows, [lookupKey](const jobs::LookupRow &row) {
            return row.state == jobs::LookupState::Found
                && !row.record.value(lookupKey->member).toString().isEmpty();
        });
        if (asked && covers > most) {
            best = lookupKey;
            most = covers;
        }
    }
    return best;
}

// Pastes the values below a heading that identifies their key.
void ManyActions::useInJob()
{
    const auto rows = rowsToKeep();
    if (rows.empty())
        return;
    QStringList lines{QString(rows.front().lookupKey->member)};
    for (const auto &row : rows)
        lines.append(row.value);
    if (auto *page = m_frame.open({u"bulk"_s}))
        page->paste(lines.join(u'\n'));
}

void ManyActions::addSelectionActions(TableView &table)
{
    const auto selected = [this](const SelectionActions::Act &act) {
        const auto rows = rowsToKeep();
        SelectedRecords records;
        for (const auto &row : rows) {
            records.lookupKey = records.lookupKey ? records.lookupKey : row.lookupKey;
            if (row.lookupKey == records.lookupKey)
                records.values.append(row.value);
        }
        if (records.values.size() < static_cast<qsizetype>(rows.size()))
            m_frame.tell(tr("Only records identified by “%1” are included.")
                             .arg(titleOf(*records.lookupKey)));
        act(records);
    };
    const auto *selection = new SelectionActions(m_frame, selected, this);
    // Leave out the look-up action: these records were just looked up.
    table.addActions(selection->all().mid(1));
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

void ManyActions::deleteFound()
{
    const auto *lookupKey = lookupKeyToDelete(m_model.rows(), m_model.resource());
    const auto operation =
        lookupKey ? catalogue::operationOn(*lookupKey, catalogue::Effect::Delete) : std::nullopt;
    if (!operation)
        return;
    QList<jobs::DeleteTarget> targets;
    QHash<QString, int> rows;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const auto &found = m_model.rows()[static_cast<std::size_t>(row)];
        const auto value = found.record.value(lookupKey->member).toString();
        // Two keys may have found the same record.
        if (found.state != jobs::LookupState::Found || value.isEmpty() || rows.contains(value))
            continue;
        rows.insert(value, row);
        targets.append({.values = {value}, .title = found.value, .record = found.record});
    }
    if (const int rest = m_model.count(jobs::LookupState::Found) - static_cast<int>(targets.size());
        rest > 0)
        m_frame.tell(
            tr("%n of the records found can't be deleted by “%1” and will be kept.", nullptr, rest)
                .arg(titleOf(*lookupKey)));
    const QPointer<ManyActions> alive(this);
    changes::askToDelete(
        m_frame, *operation, targets, [alive, rows](const QList<jobs::DeleteTarget> &gone) {
            for (const auto &target : gone) {
                const int row = rows.value(target.values.first());
                // The list may have been cleared meanwhile.
                if (alive && row < alive->m_model.rowCount()
                    && alive->m_model.rows()[static_cast<std::size_t>(row)].value == target.title)
                    alive->m_model.list().set(row, jobs::LookupState::NotFound, {}, tr("Deleted."));
            }
        });
}

} // namespace storedesk::ui::records
