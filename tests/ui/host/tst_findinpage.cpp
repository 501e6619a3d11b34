// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "imports/importdraft.h"
#include "ui/host/findinpage.h"
#include "ui/imports/importpage.h"
#include "ui/tables/rowtransfer.h"
#include "ui/tables/searchfield.h"
#include "ui/tables/tableview.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLabel>
#include <QTemporaryDir>

namespace tst_findinpage {

using namespace Qt::StringLiterals;
using namespace storedesk;
using ui::FindInPage;

// Rows that are read when their texts are asked for, as in the check of an import.
class LateRows final : public QAbstractTableModel
{
public:
    explicit LateRows(int rows)
        : m_rows(rows)
    { }

    [[nodiscard]] bool isRead(int row) const { return m_read.contains(row / pageRows); }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : m_rows;
    }
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : 2;
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        const int page = index.row() / pageRows;
        if (!isRead(index.row()) && !m_asked.contains(page)) {
            m_asked.insert(page);
            auto *self = const_cast<LateRows *>(this);
            QMetaObject::invokeMethod(
                self, [self, page] { self->read(page); }, Qt::QueuedConnection);
        }
        return isRead(index.row()) ? u"row %1."_s.arg(index.row()) : QString();
    }

private:
    static constexpr int pageRows = 64;

    void read(int page)
    {
        m_read.insert(page);
        Q_EMIT dataChanged(index(page * pageRows, 0),
                           index(std::min(m_rows, (page + 1) * pageRows) - 1, 1));
    }

    int m_rows;
    QSet<int> m_read;
    mutable QSet<int> m_asked;
};

// Ctrl+F on pages without a filter finds the texts that they show.
class TestFindInPage final : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<support::PageFixture> m_fixture;

    static QString resultOf(const FindInPage &bar)
    {
        return bar.findChild<QLabel *>(u"findInPageResult"_s)->text();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>(support::storeWith(5));
    }
    void cleanup() { m_fixture.reset(); }

    void anAssistantIsSearched()
    {
        auto *page =
            m_fixture->show(new ui::imports::ImportPage(*m_fixture, {.page = u"new-import"_s}));
        page->find();
        auto *bar = page->findChild<FindInPage *>();
        QVERIFY(bar && bar->isVisible() && bar->field()->hasFocus());
        QTest::keyClicks(bar->field(), u"PRODUCTS"_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QVERIFY(bar->found());
        QCOMPARE(bar->found()->objectName(), u"kind-products"_s);
        QTest::keyClick(bar->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar->field(), u"zzzz"_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        const auto labels = bar->findChildren<QLabel *>();
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel *label) { return label->text() == u"Not found"_s; }));
        // The first Esc clears the text, the second one closes the bar.
        QTest::keyClick(bar->field(), Qt::Key_Escape);
        QTest::keyClick(bar->field(), Qt::Key_Escape);
        QVERIFY(!bar->isVisible());
        page->find();
        QVERIFY(bar->isVisible());
        QCOMPARE(page->findChildren<FindInPage *>().size(), 1);
    }

    // A large table is searched to its end, including rows that have not been read.
    void rowsThatAreNotReadYetAreFound()
    {
        QWidget page;
        LateRows rows(9'000);
        const QAbstractItemModelTester tester(
            &rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        ui::TableView table(m_fixture->theme(), &page);
        table.rowTransfer()->setIsLoaded(
            [&rows](const QModelIndex &index) { return rows.isRead(index.row()); });
        table.setModel(&rows);
        page.resize(600, 400);
        table.resize(600, 400);
        page.show();
        FindInPage::openIn(page, m_fixture->theme());
        auto *bar = page.findChild<FindInPage *>();
        QTest::keyClicks(bar->field(), u"row 8765."_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QTRY_COMPARE(resultOf(*bar), u"1 of 1"_s);
        QCOMPARE(table.currentIndex().row(), 8'765);
        // The first hit is shown while the others are counted.
        QTest::keyClick(bar->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar->field(), u"99."_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QTRY_COMPARE(resultOf(*bar), u"1 of 90"_s);
        QCOMPARE(table.currentIndex().row(), 99);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QCOMPARE(resultOf(*bar), u"2 of 90"_s);
        QCOMPARE(table.currentIndex().row(), 199);
        QTest::keyClick(bar->field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(bar->field(), u"row 9999."_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QTRY_COMPARE(resultOf(*bar), u"Not found"_s);
    }

    void theCheckOfAnImportIsSearchedToItsEnd()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(u"rows.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("_email;_name\n");
        for (int row = 1; row <= 4'000; ++row)
            file.write("p" + QByteArray::number(row) + "@example.org;Ana\n");
        file.close();
        auto *page =
            m_fixture->show(new ui::imports::ImportPage(*m_fixture, {.page = u"new-import"_s}));
        page->openFile(file.fileName());
        QTRY_VERIFY(page->settled() && page->draft().table());
        page->goTo(3);
        QTRY_COMPARE(page->draft().state(), imports::ImportDraft::State::Checked);
        auto *table = page->findChild<ui::TableView *>(u"checkedRows"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() == 4'000);
        page->find();
        auto *bar = page->findChild<FindInPage *>();
        QTest::keyClicks(bar->field(), u"p3999@"_s);
        QTest::keyClick(bar->field(), Qt::Key_Return);
        QTRY_COMPARE(resultOf(*bar), u"1 of 1"_s);
        QCOMPARE(table->currentIndex().row(), 3'998);
    }
};

STOREDESK_TEST(TestFindInPage)

} // namespace tst_findinpage

#include "tst_findinpage.moc"
