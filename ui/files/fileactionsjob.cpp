// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileactions.h"

#include "csv/csvreader.h"
#include "csv/csvwriter.h"
#include "csv/rowreader.h"
#include "csv/rowshape.h"
#include "ui/files/columnactions.h"
#include "ui/files/filepage.h"
#include "ui/files/liverecord.h"
#include "ui/host/importaddress.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/tableview.h"

#include <QBuffer>
#include <QLocale>
#include <QMenu>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static constexpr int mostHandedOver = 50'000;

void FileActions::importFile()
{
    m_host.open(importFilePlace(m_page.sheet().path()));
}

// Returns the cells of a row, or an error if its quoting or encoding is faulty, because it may
// contain parts of other rows.
static base::Result<QStringList> trustedRow(csv::RowReader &reader, const csv::TableSource &source,
                                            qint64 row, qsizetype columns)
{
    auto bytes = reader.raw(row);
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    csv::CsvReader plain(buffer, source.dialect);
    (void)plain.next();
    const csv::RowShape shape{.columns = static_cast<int>(columns)};
    if (auto fault = shape.faultOf(plain)) {
        fault->line += reader.line(row) - 1;
        return tl::unexpected(
            base::Problem{.what = FileActions::tr("A selected row cannot be read reliably."),
                          .why = table::wordsOf(*fault),
                          .next = FileActions::tr("Correct the file, or exclude the row.")});
    }
    QStringList cells;
    for (const auto &cell : plain.cells())
        cells.append(QString::fromUtf8(cell));
    return cells;
}

// Passes all cells unchanged: the assistant parses the rows like a file.
void FileActions::useInJob()
{
    const auto count = m_page.grid()->selectedCount();
    if (count > mostHandedOver)
        return m_host.tell(tr("%1 rows are too many to transfer. Save them as a file and start a "
                              "bulk job from it.")
                               .arg(QLocale().toString(count)));
    m_reading.start(
        [source = m_page.sheet().source(), rows = selected(mostHandedOver),
         titles = m_page.sheet().columns()](base::Progress &) -> base::Result<QString> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            csv::CsvWriter writer(buffer);
            for (const auto &title : titles)
                writer.cell(title.name);
            writer.endRow();
            for (const auto row : rows) {
                const auto cells = trustedRow(reader, source, row, titles.size());
                if (!cells)
                    return tl::unexpected(cells.error());
                writer.row(*cells);
            }
            if (const auto written = writer.finish(); !written)
                return tl::unexpected(written.error());
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return QString::fromUtf8(buffer.data());
        },
        [this](base::Result<QString> &&text) {
            if (!text)
                return m_host.tell(sheetview::wordsOf(text.error()));
            if (auto *page = m_host.open({u"bulk"_s}))
                page->paste(*text);
        });
}

// Opens the context menu of a row, as in the record lists.
void FileActions::openRowMenu(const QPoint &place)
{
    auto *table = m_page.grid()->table();
    if (!table->indexAt(place).isValid())
        return;
    // The click that opened the menu may have selected another row.
    update();
    auto *menu = new QMenu(&m_page);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(QList{m_open, m_lookUp} + m_selection->all().mid(1));
    menu->addSeparator();
    menu->addActions({m_copy, m_job});
    menu->addSeparator();
    menu->addActions(m_columns->ofCell());
    menu->popup(table->viewport()->mapToGlobal(place));
}

// The values of the current column in the selected rows identify the records.
void FileActions::withSelected(const SelectionActions::Act &act)
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(m_columns->column()));
    if (!lookupKey || m_page.grid()->selectedCount() > mostHandedOver)
        return m_host.tell(tr("Select rows in a column of emails or IDs, at most %1.")
                               .arg(QLocale().toString(mostHandedOver)));
    m_reading.start(
        [source = m_page.sheet().source(), rows = selected(mostHandedOver),
         columns = m_page.sheet().columns().size(),
         at = m_columns->column()](base::Progress &) -> base::Result<QStringList> {
            csv::RowReader reader(source.file, source.index, source.dialect);
            QStringList values;
            for (const auto row : rows) {
                const auto cells = trustedRow(reader, source, row, columns);
                if (!cells)
                    return tl::unexpected(cells.error());
                values.append(cells->value(at).trimmed());
            }
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return values;
        },
        [this, lookupKey, act](base::Result<QStringList> &&values) {
            if (!values)
                return m_host.tell(sheetview::wordsOf(values.error()));
            values->removeAll(QString());
            act({.lookupKey = lookupKey, .values = *values});
        });
}

} // namespace storedesk::ui::files
