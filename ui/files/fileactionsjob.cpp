// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileactions.h"

#include "table/csvwriter.h"
#include "table/rowreader.h"
#include "ui/files/filepage.h"
#include "ui/files/filewords.h"
#include "ui/files/sheetgrid.h"
#include "ui/frame/frame.h"

#include <QBuffer>
#include <QLocale>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static constexpr int mostHandedOver = 50'000;

// Every cell as it is: the assistant reads the rows as it reads a file.
void FileActions::useInJob()
{
    const auto count = m_page.grid()->selectedCount();
    if (count > mostHandedOver)
        return m_frame.tell(
            tr("%1 rows are too many to hand over. Save them and choose the file in "
               "a new bulk job.")
                .arg(QLocale().toString(count)));
    m_reading.start(
        [source = m_page.sheet().source(), rows = selected(mostHandedOver),
         titles = m_page.sheet().columns()](table::Progress &) -> base::Result<QString> {
            table::RowReader reader(source.file, source.index, source.dialect);
            QBuffer buffer;
            buffer.open(QIODevice::WriteOnly);
            table::CsvWriter writer(buffer);
            for (const auto &title : titles)
                writer.cell(title.name);
            writer.endRow();
            for (const auto row : rows) {
                QStringList cells;
                for (const auto &cell : reader.row(row))
                    cells.append(QString::fromUtf8(cell));
                writer.row(cells);
            }
            if (const auto written = writer.finish(); !written)
                return tl::unexpected(written.error());
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return QString::fromUtf8(buffer.data());
        },
        [this](base::Result<QString> &&text) {
            if (!text)
                return m_frame.tell(wordsOf(text.error()));
            if (auto *page = m_frame.open({u"bulk"_s}))
                page->paste(*text);
        });
}

} // namespace storedesk::ui::files
