// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fileactions.h"

#include "table/rowreader.h"
#include "ui/files/filepage.h"
#include "ui/files/filewords.h"
#include "ui/files/filterbar.h"
#include "ui/files/liverecord.h"
#include "ui/files/openfile.h"
#include "ui/files/saving.h"
#include "ui/files/sheetgrid.h"
#include "ui/files/sheetheader.h"
#include "ui/files/sidepanel.h"
#include "ui/frame/frame.h"
#include "ui/frame/page.h"
#include "ui/widgets/clipboardtable.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QLocale>
#include <QMenu>

// What is done with columns and with the rows selected.

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;

static constexpr int mostCopied = 50'000;
static constexpr int mostLookedUp = 1'000;

void FileActions::openMenu(int column, const QPoint &place)
{
    m_page.grid()->setCurrentColumn(column);
    update();
    auto *menu = new QMenu(&m_page);
    menu->setObjectName(u"columnMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    // The table may choose another current cell when it gets the focus back, before the choice is
    // carried out.
    m_menuColumn = column;
    connect(menu, &QObject::destroyed, this, [this] { m_menuColumn = -1; });
    menu->addActions({m_sortUp, m_sortDown});
    auto *more = menu->addAction(tr("&Then by this column"), this,
                                 [this, column] { sortNext(column, true); });
    more->setEnabled(!m_page.shown().keys().empty());
    menu->addAction(m_clearOrder);
    menu->addSeparator();
    menu->addActions({m_filterValues, m_filterToCell, m_profile, m_chart});
    menu->addSeparator();
    menu->addActions({m_hide, m_freeze, m_unfreeze});
    menu->addSeparator();
    menu->addAction(m_personal);
    menu->popup(place);
}

void FileActions::hideColumn()
{
    const auto hidden = column();
    const QPointer page(&m_page);
    m_page.grid()->setHidden(hidden, true);
    m_frame.tell(tr("The column %1 is hidden.").arg(m_page.sheet().columns().value(hidden).name),
                 [page, hidden] {
                     if (page)
                         page->grid()->setHidden(hidden, false);
                 });
}

void FileActions::freeze()
{
    const auto shown = m_page.grid()->shownColumns();
    m_page.grid()->setFrozen(static_cast<int>(shown.indexOf(column())) + 1);
    update();
}

void FileActions::unfreeze()
{
    m_page.grid()->setFrozen(0);
    update();
}

void FileActions::profile()
{
    const bool shown = m_profile->isChecked();
    if (!shown) {
        m_page.side()->hide();
        return;
    }
    if (column() < 0)
        m_page.grid()->setCurrentColumn(m_page.grid()->shownColumns().value(0));
    m_page.side()->showProfile();
}

void FileActions::chart()
{
    m_profile->setChecked(true);
    m_page.side()->showChart();
}

// No word is promised for the column of a report that tells the reasons: without a likely one the
// rows are all there is.
void FileActions::chartReasons()
{
    static const QStringList likely{u"reason"_s, u"error"_s, u"errors"_s, u"motivo"_s};
    m_wantsReasons = m_page.sheet().state() != sheet::Sheet::State::Ready;
    if (m_wantsReasons)
        return;
    const auto names = sheet::namesOf(m_page.sheet().columns());
    const auto found = std::ranges::find_if(
        names, [](const QString &name) { return likely.contains(name.trimmed().toLower()); });
    if (found == names.end())
        return;
    const auto column = static_cast<int>(found - names.begin());
    m_page.grid()->setCurrentColumn(column);
    chart();
    // Once the panel beside it has taken its room.
    QMetaObject::invokeMethod(
        m_page.grid(),
        [grid = m_page.grid(), column, letters = m_page.sheet().columns().at(column).letters] {
            grid->showWhole(column, letters);
        },
        Qt::QueuedConnection);
}

void FileActions::mask()
{
    const bool masked = m_mask->isChecked();
    m_page.model().setMasked(masked);
    QList<int> columns;
    for (int at = 0; masked && at < m_page.sheet().columns().size(); ++at) {
        if (m_page.model().isPersonal(at))
            columns.append(at);
    }
    m_page.filters()->setMaskedColumns(columns);
    m_page.filters()->showFilter();
    m_page.side()->update();
    m_page.showHead();
    m_frame.tell(masked ? tr("%n columns with personal data are masked on the screen.", nullptr,
                             static_cast<int>(columns.size()))
                        : tr("Personal data is shown again."));
}

void FileActions::togglePersonal()
{
    m_page.model().setPersonal(column(), m_personal->isChecked());
    if (m_mask->isChecked())
        mask();
}

static std::vector<qint64> rowsOf(const FilePage &page, const sheet::Shown &shown, int most)
{
    std::vector<qint64> rows;
    for (const int position : page.grid()->selectedRows(most))
        rows.push_back(shown.rowAt(position));
    return rows;
}

void FileActions::copy()
{
    const auto count = m_page.grid()->selectedCount();
    if (count > mostCopied) {
        m_frame.tell(tr("%1 rows are too many to copy. Filter to them and save what you see.")
                         .arg(QLocale().toString(count)));
        return;
    }
    const auto columns = m_page.leavingColumns();
    const auto hidden = m_page.hiddenPlaces();
    const auto rows = rowsOf(m_page, m_page.shown(), mostCopied);
    m_reading.start(
        [source = m_page.sheet().source(), rows, columns,
         hidden](table::Progress &) -> base::Result<ClipboardTable> {
            table::RowReader reader(source.file, source.index, source.dialect);
            CopiedTable copied{.titles = columns.titles()};
            for (const auto row : rows) {
                const auto cells = columns.cells(reader.row(row));
                QStringList line;
                for (qsizetype at = 0; at < cells.size(); ++at) {
                    const auto text = QString::fromUtf8(cells[at]);
                    line.append(hidden[at] ? sheet::masked(text) : text);
                }
                copied.rows.append(line);
            }
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return ClipboardTable(copied);
        },
        [this, count](base::Result<ClipboardTable> &&copied) {
            if (!copied)
                return m_frame.tell(wordsOf(copied.error()));
            copyTable(*copied);
            m_frame.tell(
                m_page.model().isMasked()
                    ? tr("%n rows copied, personal data masked.", nullptr, static_cast<int>(count))
                    : tr("%n rows copied.", nullptr, static_cast<int>(count)));
        });
}

void FileActions::save()
{
    m_saving->ask();
}

void FileActions::compare()
{
    m_frame.open({.page = u"compare-files"_s, .values = {m_page.place().values.first()}});
}

void FileActions::openCurrent()
{
    openLive(m_page.grid()->table()->currentIndex());
}

void FileActions::openLive(const QModelIndex &index)
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(index.column()));
    const auto value = index.data(sheet::SheetModel::PlainTextRole).toString().trimmed();
    if (!lookupKey || value.isEmpty() || !m_frame.hasDesk()) {
        m_frame.tell(!m_frame.hasDesk()
                         ? tr("Connect an account to open the live record.")
                         : tr("This column does not identify records of the service."));
        return;
    }
    m_frame.open(placeOf(*lookupKey, {value}));
}

void FileActions::lookUp()
{
    const auto *lookupKey = lookupKeyOfColumn(m_page.sheet().columns().value(column()));
    if (!lookupKey || !m_frame.hasDesk())
        return;
    const auto count = m_page.grid()->selectedCount();
    const auto rows = rowsOf(m_page, m_page.shown(), mostLookedUp);
    m_reading.start(
        [source = m_page.sheet().source(), rows,
         at = column()](table::Progress &) -> base::Result<QString> {
            table::RowReader reader(source.file, source.index, source.dialect);
            QStringList values;
            for (const auto row : rows)
                values.append(QString::fromUtf8(reader.row(row).value(at)).trimmed());
            if (const auto read = reader.check(); !read)
                return tl::unexpected(read.error());
            return values.join(u'\n');
        },
        [this, lookupKey, count](base::Result<QString> &&values) {
            if (!values)
                return m_frame.tell(wordsOf(values.error()));
            auto *page = m_frame.open(lookUpPlace(*lookupKey));
            if (page)
                page->paste(*values);
            if (count > mostLookedUp)
                m_frame.tell(tr("Only the first %1 of the selected rows are looked up.")
                                 .arg(QLocale().toString(mostLookedUp)));
        });
}

} // namespace storedesk::ui::files
