// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/filepagefixture.h"
#include "support/memory.h"
#include "support/testclass.h"
#include "support/testsize.h"

#include "ui/sheetview/sheetgrid.h"
#include "ui/tables/tableview.h"

#include <QScrollBar>

namespace tst_largefile {

using namespace Qt::StringLiterals;
using namespace storedesk;
using State = sheet::Sheet::State;

// Tests the page of a file with a million rows.
class TestLargeFile final : public QObject, private support::FilePageFixture
{
    Q_OBJECT

private:
    static constexpr qint64 megabyte = 1024 * 1024;

    // Shows a file without a model tester, which would read every cell after every change.
    ui::files::FilePage *shown(int rows)
    {
        const auto path =
            m_folder.write(u"%1.csv"_s.arg(rows), support::TableFolder::contacts(rows));
        auto *page = m_fixture->show(new ui::files::FilePage(*m_fixture, path));
        page->refresh();
        [page] {
            QTRY_VERIFY_WITH_TIMEOUT(
                page->sheet().state() == State::Ready && page->sheet().balance(), 240'000);
        }();
        return page;
    }

    // Scrolls through the whole table in steps that load new rows.
    static void scroll(ui::files::FilePage *page)
    {
        auto *table = page->grid()->table();
        QVERIFY(table);
        auto *bar = table->verticalScrollBar();
        for (int step = 0; step <= 40; ++step) {
            bar->setValue(static_cast<int>(qint64(bar->maximum()) * step / 40));
            QTRY_VERIFY(
                !table->indexAt(QPoint(10, table->viewport()->height() / 2)).data().isNull());
        }
    }

private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    // G41: the preview loads only visible rows. The file has a million rows if STOREDESK_FULL_TESTS
    // is set.
    void G41_thePreviewOfALargeTableTakesLittleMemory()
    {
        STOREDESK_MEASURED_HERE();
        scroll(shown(100));
        const auto before = support::memory();
        const int rows = support::testSize(100'000, 1'000'000);
        auto *page = shown(rows);
        QCOMPARE(page->model().rowCount(), rows);
        scroll(page);
        const auto more = support::memory() - before;
        qInfo("%lld MB more", more / megabyte);
        QVERIFY2(more < 100 * megabyte, qPrintable(QString::number(more / megabyte)));
    }
};

STOREDESK_TEST(TestLargeFile)

} // namespace tst_largefile

#include "tst_largefile.moc"
