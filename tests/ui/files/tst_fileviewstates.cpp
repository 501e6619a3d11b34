// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/tablefile.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "base/clock.h"
#include "ui/files/filepage.h"
#include "ui/files/fileviewstates.h"
#include "ui/files/filterbar.h"
#include "ui/sheetview/openfile.h"
#include "ui/sheetview/pivotview.h"
#include "ui/sheetview/sheetgrid.h"
#include "ui/sheetview/sheetheader.h"
#include "ui/shell/mainwindow.h"
#include "ui/tables/tableview.h"
#include "ui/theme/windowlanguage.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QPointer>
#include <QTest>

namespace tst_fileviewstates {

using namespace Qt::StringLiterals;
using namespace storedesk;
using Test = query::Condition::Test;
using State = sheet::Sheet::State;

// The view of a file is restored when the file is reopened.
class TestFileViewStates final : public QObject
{
    Q_OBJECT

    // Starts the program without an account. The settings are stored in the folder.
    struct Start
    {
        explicit Start(const QString &settings)
            : theme(*qApp)
            , window(theme, language, clock, {},
                     ui::shell::Preferences(settings + "/window.ini"_L1))
        {
            window.show();
        }
        ui::files::FilePage *open(const QString &path)
        {
            auto *page = qobject_cast<ui::files::FilePage *>(window.open(ui::placeOfFile(path)));
            if (page && QTest::qWaitFor([page] { return page->settled(); }))
                return page;
            return nullptr;
        }

        base::SystemClock clock;
        ui::Theme theme;
        ui::WindowLanguage language;
        ui::shell::MainWindow window;
    };

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(u"en_US"_s)); }
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_settings = std::make_unique<QTemporaryDir>();
        m_path = m_folder.write(u"contacts.csv"_s, support::TableFolder::contacts(40));
    }

    // Reading a file of 200 MB takes seconds, so a language change must not read it again.
    void aFileIsNotReadAgainInAnotherLanguage()
    {
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        arrange(*page);
        QTRY_VERIFY(page->settled() && page->shown().order());
        page->grid()->goTo(1, 1);
        page->findChild<QAction *>(u"maskSheet"_s)->trigger();
        const auto index = page->sheet().source().index;
        const auto order = page->shown().order();

        start.window.chooseLanguage(u"es"_s);
        QTRY_VERIFY(start.window.currentPage() != page);
        auto *now = qobject_cast<ui::files::FilePage *>(start.window.currentPage());
        QVERIFY(now);
        QCOMPARE(now->sheet().source().index, index);
        QCOMPARE(now->sheet().state(), State::Ready);
        QVERIFY(now->sheet().balance());
        QCOMPARE(now->shown().order(), order);
        QVERIFY(!now->shown().filtering().running() && !now->shown().sorting().running());
        QCOMPARE(now->grid()->table()->currentIndex().row(), 1);
        QVERIFY(now->model().isMasked());
        QTRY_VERIFY(now->settled());
        verify(*now);
        start.window.chooseLanguage(u"en"_s);
    }

    // Technical names are off by default, and the choice is stored.
    void technicalNamesAreAChoiceThatLasts()
    {
        const ui::shell::Preferences kept(m_settings->filePath(u"window.ini"_s));
        QVERIFY(!kept.technicalNames());
        const Start start(m_settings->path());
        auto *choice = start.window.findChild<QAction *>(u"technicalNames"_s);
        QVERIFY(choice && choice->isCheckable() && !choice->isChecked());
        choice->trigger();
        QVERIFY(start.theme.technicalNames());
        QVERIFY(kept.technicalNames());
        choice->trigger();
        QVERIFY(!kept.technicalNames());
    }

    void aTabThatIsClosedComesBackAsItWas()
    {
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        arrange(*page);
        const QPointer<QWidget> closed(page);
        start.window.close(page);
        QTRY_VERIFY(!closed);
        page = start.open(m_path);
        QVERIFY(page);
        verify(*page);
    }

    void aPivotTableComesBackToo()
    {
        const query::PivotQuestion question{.rows = {{4, values::CalendarUnit::Week}},
                                            .across = query::GroupKey(2),
                                            .figure = query::PivotQuestion::Figure::Sum,
                                            .value = 3};
        {
            Start start(m_settings->path());
            auto *page = start.open(m_path);
            QVERIFY(page);
            page->showPivot(true, question);
            QTRY_VERIFY(page->settled());
        }
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page && page->pivot());
        QVERIFY(page->pivot()->question() == question);
        QVERIFY(page->findChild<QAbstractButton *>(u"pivotSheetButton"_s)->isChecked());
        QTRY_VERIFY(page->pivot()->model().rowCount() > 1);
    }

    void aRestartBringsItBack()
    {
        {
            Start start(m_settings->path());
            auto *page = start.open(m_path);
            QVERIFY(page);
            arrange(*page);
        }
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        verify(*page);
        // The view is stored privately, under a file name that reveals nothing.
        const QDir kept(m_settings->filePath(u"files"_s));
        const auto files = kept.entryInfoList(QDir::Files);
        QCOMPARE(files.size(), 1);
        QVERIFY(!files.first().fileName().contains(u"contacts"_s));
        QCOMPARE(files.first().permissions() & (QFile::ReadGroup | QFile::ReadOther), 0);
        // If the view is not changed, nothing is stored.
        page->filters()->setFilter({});
        page->shown().setKeys({});
        page->grid()->setFrozen(0);
        page->grid()->setHidden(5, false);
        page->grid()->setColumnOrder({0, 1, 2, 3, 4, 5});
        page->grid()->fitColumns(page->sheet().columns());
        QTRY_VERIFY(kept.entryInfoList(QDir::Files).isEmpty());
    }

    void matchingSettingsStayWhenTheColumnsChange()
    {
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        arrange(*page);
        const QPointer<QWidget> closed(page);
        start.window.close(page);
        QTRY_VERIFY(!closed);
        (void)m_folder.write(u"contacts.csv"_s,
                             "new,points,_email\nx,1,a@example.org\ny,700,b@example.org\n"
                             "z,900,c@example.org\n");
        page = start.open(m_path);
        QVERIFY(page);
        // The condition on the missing column was removed.
        QCOMPARE(page->shown().filter().conditions.size(), 1);
        QTRY_COMPARE(page->shown().count(), 2);
        QTRY_COMPARE(page->model().index(0, 1).data().toString(), u"900"_s);
        QCOMPARE(page->grid()->columnOrder(), (QList{0, 1, 2}));
        QCOMPARE(page->grid()->table()->columnWidth(1), 177);
    }

    void aFileReadAgainKeepsItsArrangement()
    {
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        arrange(*page);
        (void)m_folder.write(u"contacts.csv"_s, support::TableFolder::contacts(4'000));
        page->readAgain(page->sheet().reading());
        QTRY_VERIFY(page->sheet().rows() == 4'000 && page->settled());
        QCOMPARE(page->grid()->table()->columnWidth(3), 177);
        QCOMPARE(page->grid()->frozen(), 1);
        QVERIFY(!page->grid()->shownColumns().contains(5));
    }

    void aReadingThatNoLongerFitsIsForgotten()
    {
        const ui::files::FileViewStates kept(m_settings->path());
        kept.keep(m_path,
                  {.names = {u"a"_s},
                   .order = {0},
                   .widths = {0},
                   .reading = {.encoding = "no such encoding"}});
        QVERIFY(kept.of(m_path));
        Start start(m_settings->path());
        auto *page = start.open(m_path);
        QVERIFY(page);
        QTRY_COMPARE(page->sheet().state(), State::Ready);
        QCOMPARE(page->sheet().rows(), 40);
    }

private:
    // Sets a condition, sorting, column widths and order, and a frozen and a hidden column.
    static void arrange(ui::files::FilePage &page)
    {
        auto *grid = page.grid();
        page.filters()->add({.column = 2, .test = Test::Equals, .texts = {"Bilbao"}});
        page.filters()->add({.column = 3, .test = Test::Number, .low = 100});
        grid->setCurrentColumn(3);
        page.findChild<QAction *>(u"sortDown"_s)->trigger();
        grid->header()->resizeSection(3, 177);
        grid->header()->moveSection(3, 0);
        grid->setFrozen(1);
        grid->setCurrentColumn(5);
        page.findChild<QAction *>(u"hideColumn"_s)->trigger();
        QTRY_VERIFY(page.shown().order() && page.settled());
    }

    static void verify(ui::files::FilePage &page)
    {
        auto *grid = page.grid();
        QCOMPARE(page.shown().filter().conditions.size(), 2);
        QTRY_COMPARE(page.shown().count(), 8);
        QTRY_COMPARE(page.model().index(0, 3).data().toString(), u"925"_s);
        QCOMPARE(grid->columnOrder(), (QList{3, 0, 1, 2, 4, 5}));
        QCOMPARE(grid->shownColumns(), (QList{3, 0, 1, 2, 4}));
        QCOMPARE(grid->table()->columnWidth(3), 177);
        QCOMPARE(grid->frozen(), 1);
    }

    support::TableFolder m_folder;
    std::unique_ptr<QTemporaryDir> m_settings;
    QString m_path;
};

STOREDESK_TEST(TestFileViewStates)

} // namespace tst_fileviewstates

#include "tst_fileviewstates.moc"
