// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "saving.h"

#include "csv/rowformatter.h"
#include "csv/tablesaver.h"
#include "tablefile/sqlitesaver.h"
#include "tablefile/xlsxsaver.h"
#include "ui/files/filepage.h"
#include "ui/host/filedialog.h"
#include "ui/host/pagehost.h"
#include "ui/sheetview/filewords.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/workline.h"
#include "ui/tableoptions/balancewords.h"
#include "ui/widgets/button.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include <numeric>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

Saving::Saving(FilePage &page, PageHost &host)
    : QObject(&page)
    , m_page(page)
    , m_host(host)
    , m_work(host.clock())
    , m_line(new sheetview::WorkLine(tr("Saving… %1"), m_work, host.clock(), host.theme(), &page))
{
    m_line->setObjectName(u"savingLine"_s);
    m_line->setUnmeasuredWords(tr("Writing the file…"));
    // Show no shortcut on the stop button, because Esc clears filters on this page.
    m_line->stop()->setKeyHint({});
    connect(&m_work, &base::BackgroundTask::changed, this, &Saving::changed);
    connect(m_line->stop(), &QPushButton::clicked, this, [this] {
        m_work.stop();
        m_host.tell(tr("Saving was cancelled."));
    });
}

QString Saving::whatIsSeen() const
{
    const QLocale locale;
    const auto &sheet = m_page.sheet();
    return tr("%1, %2 of %3 columns, %4")
        .arg(sheetview::countWords(sheet, m_page.shown()),
             locale.toString(m_page.grid()->shownColumns().size()),
             locale.toString(sheet.columns().size()),
             m_page.shown().order() ? tr("in the visible order") : tr("in file order"));
}

void Saving::ask()
{
    SaveRequest request{.what = whatIsSeen(),
                        .rows = m_page.shown().count(),
                        .delimiter = m_page.sheet().source().dialect.delimiter,
                        .maskedColumns = static_cast<int>(m_page.hiddenPlaces().count(true))};
    for (const int at : m_page.grid()->shownColumns()) {
        const auto column = m_page.sheet().columns().value(at);
        if (m_page.sheet().source().header && !request.renamed && column.heading() != column.name)
            request.renamed = {column.heading(), column.name};
    }
    auto *dialog = new SaveDialog(request, m_host.theme());
    connect(dialog, &SaveDialog::chosen, this, &Saving::askWhere);
    m_host.openDialog(dialog);
}

// Removes the row count from the name of an export table, because the number of saved rows may
// differ.
static QString withoutCount(QString name)
{
    static const QRegularExpression count(u", \\d[\\d.,\\s]* (row|rows|row\\(s\\)|fila|filas)"
                                          "( \\(\\d+\\))?$"_s);
    return name.remove(count);
}

void Saving::askWhere(const SaveForm &form)
{
    auto *dialog = fileDialog(m_host, nullptr, tr("Save the rows as"));
    dialog->setObjectName(u"saveSheetAs"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    const auto ending = form.spreadsheet ? u"xlsx"_s : form.database ? u"sqlite"_s : u"csv"_s;
    dialog->setDefaultSuffix(ending);
    // Save comparison results next to the second file instead of in the temporary folder.
    const auto *compared = m_page.compared();
    const QFileInfo file(compared ? compared->after : m_page.sheet().path());
    dialog->setDirectory(sheetview::folderToStartIn(m_host, file.absoluteFilePath()));
    const auto name = (compared ? tr("%1 differences") : tr("%1 selected"))
                          .arg(withoutCount(file.completeBaseName()));
    dialog->selectFile(u"%1.%2"_s.arg(name, ending));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, form](const QString &path) { save(path, form); });
    m_host.openDialog(dialog);
}

Saving::Write Saving::ofFile(const SaveForm &form) const
{
    std::vector<int> columns;
    for (const int column : m_page.grid()->shownColumns())
        columns.push_back(column);
    QByteArrayList titles;
    for (const int column : form.shownNames ? m_page.grid()->shownColumns() : QList<int>())
        titles.append(m_page.sheet().columns().value(column).heading().toUtf8());
    // If all columns are visible and in file order, copy the rows unchanged, including ragged rows.
    std::vector<int> plain(static_cast<std::size_t>(m_page.sheet().columns().size()));
    std::iota(plain.begin(), plain.end(), 0);
    if (columns == plain)
        columns.clear();
    return [source = m_page.sheet().source(), columns, titles, form,
            folder = m_host.temporaryFolder()](csv::Selection selection, const QString &path,
                                               base::Progress &progress) {
        selection.columns = columns;
        selection.titles = titles;
        if (form.database)
            return tablefile::saveSqlite(source, selection, path, folder, progress);
        return form.spreadsheet ? tablefile::saveXlsx(source, selection, path, folder, progress)
                                : csv::saveTable(source, selection, form.format, path, progress);
    };
}

// Returns the formats of the saved columns. Masked columns are text.
QList<values::ColumnFormat> Saving::leavingFormats(const QList<bool> &hidden) const
{
    QList<values::ColumnFormat> formats;
    const auto places = m_page.leavingColumns().places();
    for (qsizetype at = 0; at < std::ssize(places); ++at)
        formats.append(hidden.value(at) ? values::ColumnFormat()
                                        : m_page.sheet().source().formatOf(places[at]));
    return formats;
}

// The functions have overloads.
static constexpr auto saveAsWorkbook =
    qOverload<const csv::TableSource &, const csv::Selection &, const tablefile::XlsxColumns &,
              const csv::AppendRow &, const QString &, const QString &, base::Progress &>(
        &tablefile::saveXlsx);
static constexpr auto saveAsDatabase =
    qOverload<const csv::TableSource &, const csv::Selection &, const tablefile::XlsxColumns &,
              const csv::AppendRow &, const QString &, const QString &, base::Progress &>(
        &tablefile::saveSqlite);

// Returns a function that writes cells in any format, with old and new values in separate columns
// and masked values as on screen.
Saving::Write Saving::ofCells(const SaveForm &form) const
{
    const auto &source = m_page.sheet().source();
    const bool isTyped = form.spreadsheet || form.database;
    const auto format = form.format.value_or(m_page.compared() || isTyped
                                                 ? csv::CsvFormat()
                                                 : csv::CsvFormat{.dialect = source.dialect});
    const auto hidden = form.masked ? m_page.hiddenPlaces() : QList<bool>();
    QByteArrayList titles;
    const auto naming = form.shownNames ? FilePage::Names::Shown : FilePage::Names::Own;
    for (const auto &title : m_page.leavingColumns(naming).titles())
        titles.append(title.toUtf8());
    QByteArray head(format.byteOrderMark ? "\xEF\xBB\xBF" : "");
    if (source.header)
        csv::appendRow(titles, format, head);
    const auto append = [format, hidden, columns = m_page.leavingColumns()](
                            const csv::RowScanner &row, bool, QByteArray &result) {
        QByteArrayList cells;
        QByteArray scratch;
        for (int at = 0; at < row.count(); ++at)
            cells.append(row.text(at, scratch).toByteArray());
        cells = columns.cells(cells);
        for (qsizetype at = 0; at < std::min(cells.size(), hidden.size()); ++at) {
            if (hidden[at])
                cells[at] = sheet::masked(QString::fromUtf8(cells[at])).toUtf8();
        }
        csv::appendRow(cells, format, result);
    };
    if (isTyped)
        return
            [source, append, save = form.database ? saveAsDatabase : saveAsWorkbook,
             columns = tablefile::XlsxColumns{.titles = source.header ? titles : QByteArrayList(),
                                              .formats = leavingFormats(hidden)},
             folder = m_host.temporaryFolder()](const csv::Selection &selection,
                                                const QString &path, base::Progress &progress) {
                return save(source, selection, columns, append, path, folder, progress);
            };
    return [source, head, append](const csv::Selection &selection, const QString &path,
                                  base::Progress &progress) {
        return csv::saveRows(source, selection, head, append, path, progress);
    };
}

void Saving::save(const QString &path, const SaveForm &form)
{
    m_work.start(
        [write = m_page.compared() || form.masked ? ofCells(form) : ofFile(form),
         rows = m_page.shown().rows(), order = m_page.shown().order(),
         path](base::Progress &progress) {
            return write({.only = rows.get(), .order = order.get()}, path, progress);
        },
        [this, path](base::Result<qint64> &&saved) {
            const auto name = QDir::toNativeSeparators(path);
            if (saved)
                m_host.tell(
                    tr("Saved %1 as %2.", "3 rows").arg(tableoptions::rowWords(*saved), name));
            else
                m_host.tell(QStringList{saved.error().what, saved.error().why, saved.error().next}
                                .join(u' ')
                                .trimmed());
        });
}

} // namespace storedesk::ui::files
