// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/manualclock.h"
#include "support/testclass.h"
#include "support/warnings.h"
#include "support/windowfixture.h"

#include "api/call.h"
#include "jobs/jobmanager.h"
#include "jobs/listjob.h"
#include "jobs/rowmaker.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/recordeditor.h"
#include "ui/host/storemark.h"
#include "ui/lookups/lookuppage.h"
#include "ui/navigation/navigation.h"
#include "ui/pages/pagetable.h"
#include "ui/records/recordhead.h"
#include "ui/records/recordview.h"
#include "ui/shell/connectionwatch.h"
#include "ui/shell/statusline.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "workspace/workspace.h"

#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace tst_windowstates {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace storedesk;

// Returns the parts of a page that exceed its width: areas that scroll horizontally, and widgets
// with a larger minimum width than the page.
static QString wider(const ui::Page &page)
{
    QStringList names;
    for (const auto *area : page.findChildren<QScrollArea *>()) {
        if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
            names.append(u"%1 in %2 by %3"_s.arg(
                QString::fromLatin1(area->widget()->metaObject()->className()),
                QString::fromLatin1(area->parentWidget()->metaObject()->className()),
                QString::number(area->horizontalScrollBar()->maximum())));
    }
    if (const int needs = page.minimumSizeHint().width(); needs > page.width())
        names.append(u"%1 of %2"_s.arg(needs).arg(page.width()));
    return names.join(u", "_s);
}

// Counts the banners and modal windows that are shown anywhere.
class ShowCounter final : public QObject
{
    Q_OBJECT

public:
    int banners = 0;
    QStringList modal;

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (event->type() != QEvent::Show || !widget)
            return false;
        if (widget->objectName() == u"offline"_s)
            ++banners;
        if (widget->isModal())
            modal.append(widget->objectName() + widget->windowTitle());
        return false;
    }
};

// Starts a job that changes the points of contacts of the practice store.
static QString begin(ui::shell::MainWindow &window, int rows)
{
    const jobs::BulkPlan plan{.operation = catalogue::OperationId::PatchContactByEmail,
                              .keyColumn = 0,
                              .targets = {{1, u"_points"_s}}};
    const jobs::RowMaker maker(plan);
    jobs::ListJob job{.title = u"points.csv"_s, .plan = plan, .columns = {}, .rows = {}};
    for (int row = 1; row <= rows; ++row)
        job.rows.push_back(maker.row({u"p%1@example.org"_s.arg(row), u"1"_s}));
    return window.workspace().jobManager().begin(std::move(job));
}

class TestWindowStates final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void withoutAStoreNothingIsSent()
    {
        int made = 0;
        support::WindowFixture fixture({.contacts = 5, .requestsPerMinute = 0},
                                       {.firstStart = [&made](QWidget *parent) {
                                           ++made;
                                           return new QLabel(u"Welcome"_s, parent);
                                       }});
        QCOMPARE(made, 1);
        QCOMPARE(text(fixture, u"statusConnection"_s), u"Not connected"_s);
        QVERIFY(!fixture.window().open({.page = u"exports"_s}));
        QVERIFY(!fixture.window().findChild<QAction *>(u"refreshFront"_s)->isEnabled());
        QVERIFY(fixture.connectTo());
        QVERIFY(fixture.window().findChild<QAction *>(u"refreshFront"_s)->isEnabled());
        fixture.window().setAccount(nullptr);
        QTRY_VERIFY(!fixture.window().hasAccount());
        QTRY_COMPARE(made, 2);
        QCOMPARE(text(fixture, u"statusConnection"_s), u"Not connected"_s);
    }

    void helpAndKeysAreThereBeforeAnAccountIs()
    {
        support::WindowFixture fixture({.contacts = 5, .requestsPerMinute = 0},
                                       {.firstStart = [](QWidget *parent) {
                                           return new QLabel(u"Welcome"_s, parent);
                                       }});
        auto &window = fixture.window();
        QTest::keyClick(&window, Qt::Key_F1);
        QVERIFY(window.currentPage());
        QCOMPARE(window.currentPage()->place(),
                 (ui::PageAddress{.page = u"manual"_s, .values = {u"01-connect"_s}}));
        QTRY_VERIFY(window.currentPage()->isVisible());
        QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);
        QCOMPARE(window.currentPage()->place().page, u"shortcuts"_s);
        QVERIFY(fixture.open({.page = u"files"_s}));
        QTest::keyClick(&window, Qt::Key_F1);
        QCOMPARE(window.currentPage()->place(),
                 (ui::PageAddress{.page = u"help"_s, .values = {u"files"_s}}));
    }

    void messagesAreShownAndCanBeUndone()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *undo = window.findChild<ui::Button *>(u"undo"_s);
        window.tell(u"Saved."_s);
        QCOMPARE(text(fixture, u"told"_s), u"Saved."_s);
        QVERIFY(!undo->isVisible());
        QVERIFY(!window.findChild<QAction *>(u"undoChange"_s)->isEnabled());
        int undone = 0;
        window.tell(u"3 changes saved."_s, [&undone] { ++undone; });
        QTRY_VERIFY(undo->isVisible());
        QTest::mouseClick(undo, Qt::LeftButton);
        QCOMPARE(undone, 1);
        QVERIFY(!undo->isVisible());
        window.tell(u"1 change saved."_s, [&undone] { ++undone; });
        QTest::keySequence(&window, QKeySequence(QKeySequence::Undo));
        QTRY_COMPARE(undone, 2);
    }

    void aServiceThatIsGoneHasOneBannerAndComesBack()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *banner = window.findChild<ui::Notice *>(u"offline"_s);
        QTRY_VERIFY(window.account().session().client().underWay() == 0);
        fixture.service().setAcceptMode(practice::AcceptMode::Refusing);
        window.account().readStore();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 15000);
        QVERIFY(!banner->headline().isEmpty());
        QVERIFY(text(fixture, u"statusConnection"_s).startsWith(u"No response"_s));
        fixture.service().setAcceptMode(practice::AcceptMode::Accepting);
        window.account().readStore();
        QTest::mouseClick(window.findChild<ui::Button *>(u"tryNow"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), 15000);
        QVERIFY(text(fixture, u"statusConnection"_s).startsWith(u"Connected"_s));
    }

    // U17: offline is a state with one banner and no dialog. Work waits for the service and
    // resumes.
    void fiveMinutesOfflineAreOneBanner()
    {
        auto manual = std::make_unique<support::ManualClock>();
        auto &clock = *manual;
        support::WindowFixture fixture({.contacts = 30, .requestsPerMinute = 0}, {},
                                       std::move(manual));
        auto profile = fixture.profile();
        profile.guard = profiles::ProtectionLevel::Free;
        fixture.window().setAccount(fixture.account(profile));
        const auto until = [&clock](const auto &condition) {
            return QTest::qWaitFor(
                [&] {
                    clock.advance(500ms);
                    return condition();
                },
                60'000);
        };
        auto &window = fixture.window();
        QVERIFY(until([&] { return window.hasAccount() && window.restored(); }));
        QVERIFY(until([&] { return window.account().session().client().underWay() == 0; }));
        ShowCounter shown;
        qApp->installEventFilter(&shown);
        const auto removed = qScopeGuard([&shown] { qApp->removeEventFilter(&shown); });

        fixture.service().setAcceptMode(practice::AcceptMode::Refusing);
        const auto id = begin(window, 20);
        auto *banner = window.findChild<ui::Notice *>(u"offline"_s);
        QVERIFY(until([&] { return banner->isVisible(); }));
        const auto end = clock.now().addSecs(300);
        QVERIFY(until([&] { return clock.now() >= end; }));
        QVERIFY(banner->isVisible());
        QCOMPARE(shown.banners, 1);
        QCOMPARE(shown.modal, QStringList());

        fixture.service().setAcceptMode(practice::AcceptMode::Accepting);
        auto &manager = window.workspace().jobManager();
        QVERIFY(until([&] {
            const auto *job = manager.find(id);
            return job && job->head.state == journal::JobState::Done;
        }));
        QCOMPARE(manager.find(id)->head.counts[journal::RowState::Done], 20);
        QVERIFY(until([&] { return !banner->isVisible(); }));
        QCOMPARE(shown.modal, QStringList());
    }

    // The service announces when it will be available again.
    void announcedMaintenanceHasABannerWithItsEnd()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *banner = window.findChild<ui::Notice *>(u"offline"_s);
        QTRY_VERIFY(window.account().session().client().underWay() == 0);
        fixture.service().faults().add({.fault = practice::Fault::Unavailable, .value = u"1800"_s});
        const auto end = fixture.clock().now().addSecs(1800).toLocalTime();
        window.account().readStore();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), 15000);
        const auto sentence = [](const QDateTime &moment) {
            return u"The service is under maintenance until about %1."_s.arg(
                QLocale().toString(moment.time(), QLocale::ShortFormat));
        };
        QVERIFY2(banner->headline() == sentence(end)
                     || banner->headline() == sentence(end.addSecs(60)),
                 qPrintable(banner->headline()));
        QVERIFY(text(fixture, u"statusConnection"_s).startsWith(u"Under maintenance"_s));
        fixture.service().faults().clear();
        QTest::mouseClick(window.findChild<ui::Button *>(u"tryNow"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), 15000);
        QVERIFY(text(fixture, u"statusConnection"_s).startsWith(u"Connected"_s));
    }

    void aRefusedKeyStopsAndSaysWhy()
    {
        support::WindowFixture fixture;
        auto profile = fixture.profile();
        fixture.window().setAccount(std::make_unique<account::Account>(
            profile, "practice-wrong"_ba, fixture.clock(), m_folder.path()));
        QTRY_VERIFY(fixture.window().restored());
        fixture.window().account().readStore();
        auto *banner = fixture.window().findChild<ui::Notice *>(u"offline"_s);
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->tone(), ui::Tone::Err);
        QVERIFY(text(fixture, u"statusConnection"_s).startsWith(u"Stopped"_s));
    }

    // All strings grow, including those on background pages, and also after a change of the look.
    void everyTextGrows()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        window.resize(1280, 800);
        for (const auto *page : {"exports", "contacts", "files", "new-purchase", "overview"})
            QVERIFY2(fixture.open({.page = QString::fromLatin1(page)}), page);
        const auto texts = [&window] {
            QList<QWidget *> found;
            for (auto *widget : window.findChildren<QWidget *>()) {
                if (qobject_cast<QLabel *>(widget) || qobject_cast<ui::ElidedLabel *>(widget)
                    || qobject_cast<QAbstractButton *>(widget) || qobject_cast<QLineEdit *>(widget))
                    found.append(widget);
            }
            return found;
        };
        QList<std::pair<QPointer<QWidget>, int>> before;
        for (auto *widget : texts())
            before.append({widget, widget->fontInfo().pixelSize()});
        QVERIFY(before.size() > 100);
        for (int step = 0; step < 5; ++step)
            window.findChild<QAction *>(u"largerText"_s)->trigger();
        const auto grew = [&before] {
            for (const auto &[widget, size] : std::as_const(before)) {
                if (widget && widget->fontInfo().pixelSize() < 2 * size - 1) {
                    qInfo() << widget.data() << widget->parentWidget() << size;
                    return false;
                }
            }
            return true;
        };
        QVERIFY(grew());
        window.chooseLook(ui::Theme::Mode::Dark);
        QVERIFY(grew());
        window.chooseLook(ui::Theme::Mode::Light);
        window.chooseTextSize(100);
        for (const auto &[widget, size] : std::as_const(before)) {
            if (widget)
                QCOMPARE(widget->fontInfo().pixelSize(), size);
        }
    }

    // Tables may be wider than the window, but forms may not.
    void noPageScrollsSidewaysWithLargeText_data()
    {
        QTest::addColumn<QSize>("size");
        for (const auto &size : {QSize(1280, 800), QSize(1024, 640)})
            QTest::addRow("in %d", size.width()) << size;
    }
    void noPageScrollsSidewaysWithLargeText()
    {
        QFETCH(const QSize, size);
        support::WindowFixture fixture;
        auto &window = fixture.window();
        window.resize(size);
        // The small window uses the language with longer strings, and the text is enlarged while it
        // is open.
        const bool small = size.width() < 1280;
        if (small)
            window.chooseLanguage(u"es"_s);
        // Process events, because pages are replaced after a language change.
        QCoreApplication::processEvents();
        const auto usual = qScopeGuard([&window] {
            window.chooseTextSize(100);
            window.chooseLanguage(u"en"_s);
        });
        QVERIFY(fixture.connectTo());
        // The test checks widths, not pixels, so nothing needs to be painted.
        window.setUpdatesEnabled(false);
        QList<ui::PageAddress> places;
        for (const auto &row : ui::pages::allPages()) {
            if (row.creates || row.group != ui::NavigationGroup::None)
                places.append({.page = QString(row.word)});
        }
        if (small) {
            for (const auto &place : places)
                QVERIFY(fixture.open(place));
        }
        window.chooseTextSize(200);
        for (const auto &place : places) {
            auto *page = fixture.open(place);
            QVERIFY(page);
            QTRY_VERIFY2(wider(*page).isEmpty(), qPrintable(place.page + u": "_s + wider(*page)));
            if (place.page == u"overview"_s)
                continue;
            window.close(page);
            if (!small)
                continue;
            // This page is created with the larger text.
            page = fixture.open(place);
            QVERIFY(page);
            QTRY_VERIFY2(wider(*page).isEmpty(), qPrintable(place.page + u": "_s + wider(*page)));
            window.close(page);
        }
    }

    void fieldsHaveRoomInASmallWindowWithLargeText_data()
    {
        QTest::addColumn<bool>("lookedUp");
        QTest::newRow("looked up") << true;
        QTest::newRow("in a tab") << false;
    }
    void fieldsHaveRoomInASmallWindowWithLargeText()
    {
        QFETCH(const bool, lookedUp);
        support::WindowFixture fixture;
        auto &window = fixture.window();
        window.resize(1024, 640);
        window.chooseLanguage(u"es"_s);
        QCoreApplication::processEvents();
        window.chooseTextSize(200);
        const auto usual = qScopeGuard([&window] {
            window.chooseTextSize(100);
            window.chooseLanguage(u"en"_s);
        });
        QVERIFY(fixture.connectTo());
        const auto email =
            fixture.service().examples()[catalogue::Resource::Contact].constFirst().value;
        const ui::PageAddress place{.page = u"contact"_s, .values = {u"email"_s, email}};
        auto *page = fixture.open(lookedUp ? ui::PageAddress{.page = u"contacts"_s} : place);
        QVERIFY(page);
        if (auto *lookUp = qobject_cast<ui::lookups::LookupPage *>(page))
            lookUp->lookUp(place);
        QTRY_VERIFY(page->settled());
        // The header of a read-only record is not squeezed either.
        const auto *head = page->findChild<ui::records::RecordHead *>();
        QTRY_VERIFY2(head->height() >= head->sizeHint().height(),
                     qPrintable(QString::number(head->height())));
        const auto *sections = page->findChild<QTabBar *>(u"recordTabs"_s);
        QTRY_VERIFY(sections->height() >= sections->sizeHint().height());
        const auto *lines = page->findChild<ui::records::RecordView *>();
        const auto below = [&] {
            return lines->height() - sections->mapTo(lines, QPoint(0, sections->height())).y();
        };
        QTRY_VERIFY2(below() >= fixture.theme().scaled(80), qPrintable(QString::number(below())));
        QTest::keyClick(&window, Qt::Key_F2);
        QTRY_VERIFY(page->findChild<ui::forms::RecordEditor *>());
        QTest::keyClicks(QApplication::focusWidget(), u"unsaved"_s);
        QVERIFY(page->hasPendingChanges());
        const auto *form = page->findChild<ui::forms::RecordEditor *>();
        const auto *area = form->findChild<QScrollArea *>();
        const auto usable = [&] {
            int whole = 0;
            for (const auto *field : form->findChildren<ui::forms::FieldEditor *>()) {
                const QRect at(field->mapTo(area->viewport(), QPoint()), field->size());
                whole += field->isVisible() && area->viewport()->rect().contains(at);
            }
            return whole;
        };
        QTRY_VERIFY2(usable() >= 2,
                     qPrintable(u"%1 in %2 of %3"_s.arg(usable())
                                    .arg(area->viewport()->height())
                                    .arg(page->height())));
        for (const auto *button :
             form->findChild<QFrame *>(u"pendingBar"_s)->findChildren<QPushButton *>())
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        page->discardChanges();
    }

    void rowsHaveRoomInASmallWindowWithLargeText_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto *word :
             {"coupon-sets", "workflows", "exports", "imports", "contact-fields"})
            QTest::newRow(word) << QString::fromLatin1(word);
    }
    void rowsHaveRoomInASmallWindowWithLargeText()
    {
        QFETCH(const QString, word);
        support::WindowFixture fixture;
        auto &window = fixture.window();
        window.resize(1024, 640);
        window.chooseLanguage(u"es"_s);
        QCoreApplication::processEvents();
        window.chooseTextSize(200);
        const auto usual = qScopeGuard([&window] {
            window.chooseTextSize(100);
            window.chooseLanguage(u"en"_s);
        });
        QVERIFY(fixture.connectTo());
        auto *page = fixture.open({.page = word});
        QVERIFY(page);
        QTRY_VERIFY(page->settled());
        const auto tables = page->findChildren<QTableView *>();
        const auto shown = std::ranges::find_if(tables, &QWidget::isVisible);
        QVERIFY(shown != tables.end());
        const auto *table = *shown;
        QVERIFY(table->model()->rowCount() > 0);
        const auto rows = [table] {
            return table->viewport()->height() / table->rowHeight(0);
        };
        QTRY_VERIFY2(rows() >= 3,
                     qPrintable(u"%1 in %2 of %3"_s.arg(rows())
                                    .arg(table->viewport()->height())
                                    .arg(page->height())));
        const auto *filter = page->findChild<QWidget *>(u"filter"_s)->parentWidget();
        QVERIFY(filter->height() >= filter->heightForWidth(filter->width()));
    }

    void failedReadsCanBeRetriedInASmallWindowWithLargeText()
    {
        support::WindowFixture fixture;
        auto &window = fixture.window();
        window.resize(1024, 640);
        window.chooseTextSize(200);
        const auto usual = qScopeGuard([&window] { window.chooseTextSize(100); });
        window.setAccount(std::make_unique<account::Account>(fixture.profile(), "practice-wrong"_ba,
                                                             fixture.clock(), m_folder.path()));
        QTRY_VERIFY(window.restored());
        auto *banner = window.findChild<ui::Notice *>(u"offline"_s);
        QTRY_VERIFY(banner->isVisible());
        QTRY_VERIFY(banner->height() >= banner->heightForWidth(banner->width()));
        auto *page = fixture.open({.page = u"overview"_s});
        QVERIFY(page);
        const auto cut = [page] {
            const auto *view = page->findChild<QScrollArea *>(u"cards"_s)->viewport();
            for (const auto *link : page->findChildren<QAbstractButton *>(u"rowLink"_s)) {
                const auto right = link->mapTo(page, QPoint(link->width(), 0)).x();
                if (link->isVisible() && right > view->mapTo(page, QPoint(view->width(), 0)).x())
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(!page->findChildren<QAbstractButton *>(u"rowLink"_s).isEmpty());
        QTRY_VERIFY(!cut());
    }

    void theNavigationShowsNamesIfThereIsRoomAndBadgesAlways()
    {
        support::WindowFixture fixture;
        QVERIFY(fixture.connectTo());
        auto &window = fixture.window();
        auto *navigation = window.parts().navigation;
        window.resize(1280, 800);
        for (const int size : {100, 125, 150}) {
            window.chooseTextSize(size);
            QVERIFY2(!navigation->rail(), qPrintable(QString::number(size)));
        }
        window.chooseTextSize(200);
        QVERIFY(navigation->rail());
        const auto warns = [&] {
            const auto picture = navigation->grab().toImage();
            const auto colour = fixture.theme().tokens().warn.rgb();
            for (int y = 0; y < picture.height(); ++y) {
                for (int x = 0; x < picture.width(); ++x) {
                    if (picture.pixel(x, y) == colour)
                        return true;
                }
            }
            return false;
        };
        navigation->model().setBadge(u"overview"_s, {});
        QVERIFY(!warns());
        navigation->model().setBadge(u"overview"_s, {.warnings = 6});
        QTRY_VERIFY(warns());
        // The scroll bar does not cut off the warning.
        window.resize(1024, 640);
        const auto *list = navigation->findChild<QTreeView *>();
        QTRY_VERIFY(list->verticalScrollBar()->isVisible());
        QTRY_COMPARE(list->columnWidth(0), list->viewport()->width());
        // The permanent parts of the status bar do not cut off the message.
        window.tell(u"Tamaño del texto: 200 %"_s, {});
        const auto *told = window.findChild<ui::ElidedLabel *>(u"told"_s);
        QTRY_VERIFY(told->width() >= told->fontMetrics().horizontalAdvance(told->text()));
        window.chooseTextSize(100);
    }

private:
    [[nodiscard]] static QString text(support::WindowFixture &fixture, const QString &name)
    {
        return fixture.window().findChild<ui::ElidedLabel *>(name)->text();
    }

    QTemporaryDir m_folder;
};

STOREDESK_TEST(TestWindowStates)

} // namespace tst_windowstates

#include "tst_windowstates.moc"
