// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/lookups/bulklookupactions.h"

#include "account/account.h"
#include "base/background.h"
#include "base/newfile.h"
#include "base/result.h"
#include "csv/csvwriter.h"
#include "csv/spreadsheetformat.h"
#include "itemmodels/cells.h"
#include "storage/lookuphistory.h"
#include "ui/changes/deleting.h"
#include "ui/changes/selectionactions.h"
#include "ui/details/fieldlines.h"
#include "ui/details/groups.h"
#include "ui/host/filedialog.h"
#include "ui/host/page.h"
#include "ui/host/pagehost.h"
#include "ui/host/pageid.h"
#include "ui/host/recordaddress.h"
#include "ui/lookups/bulklookupmodel.h"
#include "ui/lookups/bulklookupview.h"
#include "ui/tables/clipboardtable.h"
#include "ui/tables/rowcollector.h"
#include "ui/tables/tableview.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QPointer>

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace storedesk::ui::lookups {

using namespace Qt::StringLiterals;
using base::Problem;
using base::Result;

// Stands for the reason among the columns of the model.
static constexpr int reasonColumn = -1;

// Returns the columns to copy or save, in the order shown. The reason, which is not a column of the
// table, follows the name or the result. The line numbers of the pasted text are left out.
static QList<int> columnsOf(const TableView &table)
{
    auto columns = visibleColumns(table);
    columns.removeOne(BulkLookupModel::Line);
    for (const int before : {BulkLookupModel::Name, BulkLookupModel::Result}) {
        if (const auto place = columns.indexOf(before); place >= 0) {
            columns.insert(place + 1, reasonColumn);
            break;
        }
    }
    return columns;
}

// Returns the header of the table to copy or save. Its cells contain the values from the service,
// not the formatted strings.
static QStringList headerOf(const BulkLookupModel &model, const QList<int> &columns)
{
    QStringList header;
    for (const int column : columns)
        header.append(column == reasonColumn
                          ? QCoreApplication::translate("ManySave", "Reason")
                          : model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    return header;
}

static QStringList stateWords(bool running)
{
    QStringList said;
    for (int state = 0; state < static_cast<int>(storedesk::lookups::LookupState::Count); ++state)
        said.append(textOf(static_cast<storedesk::lookups::LookupState>(state), running));
    return said;
}

namespace {

// The columns to copy or save, and what their cells need besides the row.
struct SavedColumns
{
    QList<int> columns;
    QStringList header;
    std::vector<const catalogue::Field *> fields;
    // The text for each state.
    QStringList states;
};

} // namespace

static SavedColumns savedColumnsOf(const BulkLookupModel &model, const TableView &table)
{
    const auto columns = columnsOf(table);
    return {.columns = columns,
            .header = headerOf(model, columns),
            .fields = model.fields(),
            .states = stateWords(model.isRunning())};
}

namespace {

struct SavedCell
{
    int column;
    QString (*text)(const storedesk::lookups::LookupRow &row, const SavedColumns &saved);
};

} // namespace

static QString nameText(const storedesk::lookups::LookupRow &row)
{
    return row.state == storedesk::lookups::LookupState::Found
        ? details::nameOf(row.lookupKey->resource(), row.record)
        : QString();
}

// The columns before those of the fields.
static constexpr std::array savedCells{
    SavedCell{reasonColumn,
              [](const auto &row, const auto &) {
                  return reasonOf(row);
              }},
    SavedCell{BulkLookupModel::Pasted,
              [](const auto &row, const auto &) {
                  return row.value;
              }},
    SavedCell{BulkLookupModel::ReadAs,
              [](const auto &row, const auto &) {
                  return titleOf(*row.lookupKey);
              }},
    SavedCell{BulkLookupModel::Result,
              [](const auto &row, const auto &saved) {
                  return saved.states[static_cast<int>(row.state)];
              }},
    SavedCell{BulkLookupModel::Name,
              [](const auto &row, const auto &) {
                  return nameText(row);
              }},
};

static QString cellOf(const storedesk::lookups::LookupRow &row, int column,
                      const SavedColumns &saved)
{
    const auto *const cell = std::ranges::find(savedCells, column, &SavedCell::column);
    if (cell != savedCells.end())
        return cell->text(row, saved);
    const auto *field =
        saved.fields[static_cast<std::size_t>(column - BulkLookupModel::FirstField)];
    return details::rawText(itemmodels::valueAt(row.record, field->key));
}

static QStringList cellsOf(const storedesk::lookups::LookupRow &row, const SavedColumns &saved)
{
    QStringList cells;
    for (const int column : saved.columns)
        cells.append(cellOf(row, column, saved));
    return cells;
}

static Result<qint64> write(const std::vector<storedesk::lookups::LookupRow> &rows,
                            const SavedColumns &saved, const QString &path, const Problem &failure)
{
    const auto problem = [&failure](const QString &why) {
        return tl::unexpected(Problem{.what = failure.what, .why = why, .next = failure.next});
    };
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    if (!file.open(QIODevice::WriteOnly))
        return problem(file.errorString());
    csv::CsvWriter writer(file, csv::spreadsheetFormat());
    writer.row(saved.header);
    for (const auto &row : rows)
        writer.row(cellsOf(row, saved));
    if (auto finished = writer.finish(); !finished)
        return tl::unexpected(finished.error());
    if (!file.commit())
        return problem(file.errorString());
    return static_cast<qint64>(rows.size());
}

// Returns a function that writes the rows in another thread and returns their number. The file is
// replaced only once it is complete, and cells that a spreadsheet would interpret as a formula are
// escaped.
static std::function<Result<qint64>()> savingOf(const SavedColumns &saved,
                                                std::vector<storedesk::lookups::LookupRow> rows,
                                                const QString &path)
{
    const Problem failure{
        .what = QCoreApplication::translate("ManySave", "Couldn't write the file."),
        .next = QCoreApplication::translate("ManySave", "Choose another folder or free up space.")};
    return [rows = std::move(rows), saved, path, failure] {
        return write(rows, saved, path, failure);
    };
}

BulkLookupActions::BulkLookupActions(PageHost &host, BulkLookupModel &model,
                                     const BulkLookupView &shown, const TableView &table,
                                     QWidget *page)
    : QObject(page)
    , m_host(host)
    , m_model(model)
    , m_shown(shown)
    , m_table(table)
    , m_page(page)
{ }

void BulkLookupActions::open(const QModelIndex &index)
{
    const auto &row =
        m_model.list().rows()[static_cast<std::size_t>(m_shown.mapToSource(index).row())];
    m_host.open(ui::placeOf(*row.lookupKey, {row.value}));
}

std::vector<storedesk::lookups::LookupRow> BulkLookupActions::rowsToKeep() const
{
    std::vector<storedesk::lookups::LookupRow> kept;
    const auto selected = m_table.selectionModel()->selectedRows();
    const bool some = selected.size() > 1;
    const auto count = some ? static_cast<int>(selected.size()) : m_shown.rowCount();
    kept.reserve(static_cast<std::size_t>(count));
    for (int at = 0; at < count; ++at) {
        const auto shown = some ? selected[at] : m_shown.index(at, 0);
        kept.push_back(
            m_model.list().rows()[static_cast<std::size_t>(m_shown.mapToSource(shown).row())]);
    }
    return kept;
}

void BulkLookupActions::copy()
{
    const auto rows = rowsToKeep();
    const auto saved = savedColumnsOf(m_model, m_table);
    CopiedTable table{.titles = saved.header};
    for (const auto &row : rows)
        table.rows.append(cellsOf(row, saved));
    copyTable(ClipboardTable(table));
    m_host.tell(tr("%n row(s) copied.", nullptr, static_cast<int>(rows.size())));
}

void BulkLookupActions::save()
{
    auto *dialog = fileDialog(m_host, m_page, tr("Save as CSV"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("CSV files (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->setDirectory(usualFolderForDownloads(m_host));
    dialog->selectFile(tr("%1 lookup %2.csv")
                           .arg(catalogue::pluralOf(m_model.resource()),
                                m_host.clock().now().toLocalTime().toString(u"yyyy-MM-dd"_s)));
    connect(dialog, &QFileDialog::fileSelected, this, &BulkLookupActions::saveTo);
    m_host.openDialog(dialog);
}

void BulkLookupActions::saveTo(const QString &path)
{
    base::inBackground(
        savingOf(savedColumnsOf(m_model, m_table), rowsToKeep(), path), this,
        [this, path](base::Result<qint64> saved) {
            if (saved)
                m_host.tell(tr("%n row(s) saved in %1.", nullptr, static_cast<int>(*saved))
                                .arg(QDir::toNativeSeparators(path)));
            else
                m_host.tell(
                    QStringList{saved.error().what, saved.error().why, saved.error().next}.join(
                        u' '));
        });
}

static storage::Visit visitOf(const storedesk::lookups::LookupRow &row, const QDateTime &now)
{
    const auto resource = row.lookupKey->resource();
    const auto name = details::nameOf(resource, row.record);
    return {.resource = resource,
            .lookupKey = row.lookupKey->word,
            .value = row.value,
            .title = name.isEmpty() ? row.value : name,
            .at = now};
}

void BulkLookupActions::pinFound()
{
    int pinned = 0;
    for (const auto &row : m_model.list().rows()) {
        if (row.state != storedesk::lookups::LookupState::Found)
            continue;
        m_host.account().storage().history().pin(visitOf(row, m_host.clock().now()), true);
        ++pinned;
    }
    m_host.tell(tr("%n pinned.", nullptr, pinned));
}

void BulkLookupActions::pinSelected()
{
    const auto index = m_table.currentIndex();
    if (!index.isValid())
        return;
    const auto &row =
        m_model.list().rows()[static_cast<std::size_t>(m_shown.mapToSource(index).row())];
    if (row.state != storedesk::lookups::LookupState::Found)
        return;
    m_host.account().storage().history().pin(visitOf(row, m_host.clock().now()), true);
    m_host.tell(tr("%1 was pinned.").arg(row.value));
}

// Returns the key to delete the records with. All records are deleted with one operation, so this
// is the first of the keys used in the lookup that covers the most records.
static const catalogue::LookupKey *
lookupKeyToDelete(const std::vector<storedesk::lookups::LookupRow> &rows,
                  catalogue::Resource resource)
{
    const catalogue::LookupKey *best = nullptr;
    qsizetype most = 0;
    for (const auto *lookupKey : catalogue::lookupKeysOf(resource)) {
        const bool asked =
            std::ranges::any_of(rows, [lookupKey](const storedesk::lookups::LookupRow &row) {
                return row.lookupKey == lookupKey;
            });
        const auto covers =
            std::ranges::count_if(rows, [lookupKey](const storedesk::lookups::LookupRow &row) {
                return row.state == storedesk::lookups::LookupState::Found
                    && !row.record.value(lookupKey->member).toString().isEmpty();
            });
        if (asked && covers > most) {
            best = lookupKey;
            most = covers;
        }
    }
    return best;
}

// Passes the values to the bulk assistant below a heading that identifies their key.
void BulkLookupActions::useInJob()
{
    const auto rows = rowsToKeep();
    if (rows.empty())
        return;
    QStringList lines{QString(rows.front().lookupKey->member)};
    for (const auto &row : rows)
        lines.append(row.value);
    if (auto *page = m_host.open({pageid::bulkJob}))
        page->paste(lines.join(u'\n'));
}

void BulkLookupActions::addSelectionActions(TableView &table)
{
    const auto selected = [this](const changes::SelectionActions::Act &act) {
        const auto rows = rowsToKeep();
        changes::SelectedRecords records;
        for (const auto &row : rows) {
            records.lookupKey = records.lookupKey ? records.lookupKey : row.lookupKey;
            if (row.lookupKey == records.lookupKey)
                records.values.append(row.value);
        }
        if (records.values.size() < static_cast<qsizetype>(rows.size()))
            m_host.tell(tr("Only records identified by “%1” are included.")
                            .arg(titleOf(*records.lookupKey)));
        act(records);
    };
    const auto *selection = new changes::SelectionActions(m_host, selected, this);
    // Leave out the lookup action, because these records were just looked up.
    table.addActions(selection->all().mid(1));
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
}

void BulkLookupActions::deleteFound()
{
    const auto *lookupKey = lookupKeyToDelete(m_model.list().rows(), m_model.resource());
    const auto operation =
        lookupKey ? catalogue::operationOn(*lookupKey, catalogue::Effect::Delete) : std::nullopt;
    if (!operation)
        return;
    QList<storedesk::records::DeleteTarget> targets;
    QHash<QString, int> rows;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const auto &found = m_model.list().rows()[static_cast<std::size_t>(row)];
        const auto value = found.record.value(lookupKey->member).toString();
        // Skip duplicates, because two keys may have found the same record.
        if (found.state != storedesk::lookups::LookupState::Found || value.isEmpty()
            || rows.contains(value))
            continue;
        rows.insert(value, row);
        targets.append({.values = {value}, .title = found.value, .record = found.record});
    }
    if (const int rest = m_model.count(storedesk::lookups::LookupState::Found)
            - static_cast<int>(targets.size());
        rest > 0)
        m_host.tell(tr("%n of the records found can't be deleted using “%1” and will be kept.",
                       nullptr, rest)
                        .arg(titleOf(*lookupKey)));
    const QPointer<BulkLookupActions> alive(this);
    changes::askToDelete(
        m_host, *operation, targets,
        [alive, rows](const QList<storedesk::records::DeleteTarget> &gone) {
            for (const auto &target : gone) {
                const int row = rows.value(target.values.first());
                // The list may have been cleared in the meantime, so compare the row.
                if (alive && row < alive->m_model.rowCount()
                    && alive->m_model.list().rows()[static_cast<std::size_t>(row)].value
                        == target.title)
                    alive->m_model.list().set(row, storedesk::lookups::LookupState::NotFound, {},
                                              tr("Deleted."));
            }
        });
}

} // namespace storedesk::ui::lookups
