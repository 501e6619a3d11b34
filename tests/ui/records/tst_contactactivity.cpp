// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/recordpagefixture.h"
#include "support/stubpage.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "activities/activitysource.h"
#include "ui/charts/markchartview.h"
#include "ui/details/activityweeks.h"
#include "ui/records/activitydetail.h"
#include "ui/records/activitypane.h"
#include "ui/records/productbuyers.h"
#include "ui/records/timelinedelegate.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAbstractItemModelTester>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QListView>

namespace tst_contactactivity {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::records;
using activities::ActivityGroup;
using enum catalogue::OperationId;
using support::State;

// The activities of a contact and the buyers of a product, from exports of the practice store.
class TestContactActivity final : public QObject, private support::RecordPageFixture
{
    Q_OBJECT

private:
    // Sends a purchase of Ana with the current time, so that the last 31 days contain it.
    void buyNow(const QString &number, int price)
    {
        makeAna();
        const auto now = m_fixture->clock().now().addSecs(-60).toUTC();
        const auto answer = support::sendAndWait(
            *m_fixture,
            {.operation = CreatePurchase,
             .body = QJsonObject{{"purchaseId"_L1, number},
                                 {"cartId"_L1, u"cart-"_s + number},
                                 {"contactEmail"_L1, u"ana@example.com"_s},
                                 {"purchaseDate"_L1, now.toString(Qt::ISODateWithMs)},
                                 {"totalPrice"_L1, price},
                                 {"totalQuantity"_L1, 2},
                                 {"products"_L1,
                                  QJsonArray{QJsonObject{{"productId"_L1, u"SKU-1001"_s},
                                                         {"quantity"_L1, 2},
                                                         {"price"_L1, price}}}}}});
        QVERIFY(answer);
    }
    RecordPage *openAna()
    {
        auto *page = open({u"contact"_s, {u"email"_s, u"ana@example.com"_s}});
        if (!QTest::qWaitFor([page] { return state(page) == State::Ready; }, 20'000))
            qFatal("The contact was not read.");
        return page;
    }
    static void press(QWidget *root, const QString &name)
    {
        auto *button = root->findChild<QAbstractButton *>(name);
        QVERIFY2(button, qPrintable(name));
        QTRY_VERIFY2(button->isVisible() && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2));
    }
    static QListView *timeline(const RecordPage *page)
    {
        return page->findChild<QListView *>(u"timeline"_s);
    }
    static ActivityPane *pane(const RecordPage *page) { return page->findChild<ActivityPane *>(); }
    static StatePane *statePane(const RecordPage *page)
    {
        return timeline(page)->findChild<StatePane *>();
    }
    static QStringList titles(const RecordPage *page)
    {
        QStringList all;
        const auto *model = timeline(page)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all.append(model->index(row, 0).data().toString());
        return all;
    }
    // Exports all activities of the last 31 days and waits for the rows.
    void fetch(RecordPage *page)
    {
        tabs(page)->setCurrentIndex(RecordView::Activity);
        auto &source = m_fixture->workspace().activitySource();
        source.fetchNewer();
        QTRY_VERIFY_WITH_TIMEOUT(source.hasActivities() && !source.isFetching(), 60'000);
        QTRY_VERIFY(pane(page)->count().has_value());
    }

    // Buyers are contacts, so they can be changed, get an event, and be selected in the list of all
    // contacts.
    void actOnBuyers(QWidget *page)
    {
        support::StubPage target(*m_fixture);
        m_fixture->setOpenedPage(&target);
        const auto trigger = [page](const QString &name) {
            auto *action = page->findChild<TableView *>(u"buyers"_s)->findChild<QAction *>(name);
            QVERIFY2(action && action->isEnabled(), qPrintable(name));
            action->trigger();
        };
        trigger(u"selectionInContacts"_s);
        QCOMPARE(m_fixture->opened().last().page, u"contacts"_s);
        QCOMPARE(target.restricted, QStringList{u"ana@example.com"_s});
        trigger(u"selectionEvent"_s);
        QCOMPARE(m_fixture->opened().last().values, QStringList{u"createCustomEventByAlias"_s});
        QVERIFY(target.pasted.endsWith(u"\nana@example.com"_s));
        m_fixture->setOpenedPage(nullptr);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture = std::make_unique<support::PageFixture>();
        // Amounts have the currency of the store.
        m_fixture->account().readStore();
    }
    void cleanup() { m_fixture.reset(); }

    void theFirstExportIsFetchedOnTheSpot()
    {
        buyNow(u"T-1"_s, 130);
        auto *page = openAna();
        QVERIFY(tabs(page)->isTabVisible(RecordView::Activity));
        tabs(page)->setCurrentIndex(RecordView::Activity);
        QTRY_COMPARE(statePane(page)->headline(), u"No activities on this computer"_s);
        QTest::mouseClick(statePane(page)->mainButton(), Qt::LeftButton);
        QTRY_COMPARE(statePane(page)->headline(), u"The export is running"_s);
        QTRY_VERIFY_WITH_TIMEOUT(timeline(page)->model()->rowCount() > 0, 60'000);
        QCOMPARE(ledger().received(CreateExport), 1);
        const auto now = titles(page);
        QVERIFY2(now.contains(u"Bought for 130.00 EUR"_s), qPrintable(now.join(u" | ")));
        QCOMPARE(tabs(page)->tabText(RecordView::Activity),
                 u"Activity %1"_s.arg(*pane(page)->count()));
        QVERIFY(page->findChild<QLabel *>(u"activitySource"_s)
                    ->text()
                    .startsWith(u"Exported up to "_s));
    }

    void thePurchasesInTheHeadAreALinkToTheirRows()
    {
        buyNow(u"T-2"_s, 20);
        auto *page = openAna();
        fetch(page);
        tabs(page)->setCurrentIndex(RecordView::General);
        press(page, u"figure:_totalPurchases"_s);
        QCOMPARE(tabs(page)->currentIndex(), int(RecordView::Activity));
        QCOMPARE(pane(page)->timeline().kind(), std::optional(ActivityGroup::Purchase));
        for (const auto &row : pane(page)->timeline().rows())
            QVERIFY(!row.activity || row.activity->type == "purchase"_L1);
        press(page, u"kindAll"_s);
        QCOMPARE(pane(page)->timeline().kind(), std::nullopt);
    }

    void aPurchaseShowsItsProductsAndOpensTheRecord()
    {
        buyNow(u"T-3"_s, 40);
        auto *page = openAna();
        fetch(page);
        press(page, u"kind0"_s);
        auto *list = timeline(page);
        list->setFocus();
        // The first row is the day, which cannot be selected.
        QTest::keyClick(list, Qt::Key_Down);
        QTRY_VERIFY(list->currentIndex().isValid());
        QVERIFY(pane(page)->timeline().activityAt(list->currentIndex()));
        QCOMPARE(page->findChild<QLabel *>(u"activityTitle"_s)->text(), u"Purchase T-3"_s);
        const auto *products = page->findChild<TableView *>(u"activityProducts"_s)->model();
        QCOMPARE(products->rowCount(), 1);
        QCOMPARE(products->index(0, PurchaseLinesModel::Units).data().toString(), u"2"_s);
        const auto price = products->index(0, PurchaseLinesModel::Price).data().toString();
        QVERIFY2(price.endsWith(u".00 EUR"_s), qPrintable(price));
        QCOMPARE(page->findChild<QLabel *>(u"purchaseTotal"_s)->text(), u"Total 40.00 EUR"_s);
        press(page, u"openActivityRecord"_s);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"purchase"_s, {u"store-id"_s, u"T-3"_s}}));
    }

    // Weeks with a purchase are filled and others are outlined, so that the shade is not the only
    // difference.
    void weeksWithoutAPurchaseAreOutlined()
    {
        charts::MarkChartView view(m_fixture->theme());
        view.setChart(
            {.rows = {u"filled"_s, u"outlined"_s},
             .columns = {u"1"_s, u"2"_s},
             .marks = {{.row = 0, .column = 0, .value = 10}, {.row = 1, .column = 1, .value = 10}},
             .outlinedRow = 1});
        view.resize(500, 300);
        view.show();
        const auto picture = view.grab().toImage();
        const auto accent = view.look().tokens.accent;
        const auto filled = view.areaOf(0).toAlignedRect();
        const auto outlined = view.areaOf(1).toAlignedRect();
        QCOMPARE(picture.pixelColor(filled.center()), accent);
        QVERIFY(picture.pixelColor(outlined.center()) != accent);
        QCOMPARE(picture.pixelColor(outlined.left(), outlined.center().y()), accent);
    }

    void theChartOfWeeksGoesToTheActivitiesOfAWeek()
    {
        buyNow(u"T-7"_s, 40);
        auto *page = openAna();
        m_fixture->window().resize(1200, 900);
        fetch(page);
        auto *weeks = page->findChild<details::ActivityWeeks *>();
        QTRY_VERIFY(weeks->isVisible());
        const auto today = m_fixture->clock().now().toLocalTime().date();
        const auto monday = today.addDays(1 - today.dayOfWeek());
        // The last week has the purchase. The chart covers a year by default.
        const auto &last = weeks->chart().chart().marks.back();
        QCOMPARE(last.key, monday.toString(Qt::ISODate));
        QCOMPARE(last.row, 0);
        QVERIFY(weeks->chart().chart().columns.size() >= 52);
        QCOMPARE(weeks->chart().chart().outlinedRow, 1);
        qint64 all = 0;
        for (const auto &mark : weeks->chart().chart().marks)
            all += qRound64(mark.value);
        QCOMPARE(all, *pane(page)->count());
        press(page, u"kind0"_s);
        auto *chart = page->findChild<QWidget *>(u"activityWeeks"_s);
        chart->setFocus();
        QTest::keyClick(chart, Qt::Key_End);
        QTest::keyClick(chart, Qt::Key_Return);
        QCOMPARE(pane(page)->timeline().kind(), std::nullopt);
        const auto *opened = pane(page)->timeline().activityAt(timeline(page)->currentIndex());
        QVERIFY(opened && opened->time);
        QVERIFY(QDateTime::fromMSecsSinceEpoch(*opened->time).date() >= monday);
        auto *period = page->findChild<QComboBox *>(u"activityPeriod"_s);
        period->setCurrentIndex(0);
        Q_EMIT period->activated(0);
        QVERIFY(weeks->chart().chart().columns.size() < 16);
        // A low window leaves the room to the activities.
        m_fixture->window().resize(1200, 480);
        QTRY_VERIFY(!weeks->isVisible());
    }

    void gettingNewerOnesAddsThem()
    {
        buyNow(u"T-4"_s, 40);
        auto *page = openAna();
        fetch(page);
        const auto before = *pane(page)->count();
        buyNow(u"T-5"_s, 60);
        // The activity that is being read stays selected.
        auto *list = timeline(page);
        int row = 0;
        while (!list->model()->index(row, 0).data().toString().startsWith(u"Bought"_s))
            ++row;
        list->setCurrentIndex(list->model()->index(row, 0));
        const auto selected = list->currentIndex().data().toString();
        // A purchase must not be older than the end of the last export.
        press(pane(page), u"fetchNewer"_s);
        QTRY_COMPARE_WITH_TIMEOUT(ledger().received(CreateExport), 2, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(!m_fixture->workspace().activitySource().isFetching(), 60'000);
        QTRY_VERIFY(pane(page)->isSettled());
        QVERIFY(*pane(page)->count() >= before);
        QCOMPARE(m_fixture->workspace().activitySource().files().activities.size(), 2);
        QCOMPARE(list->currentIndex().data().toString(), selected);
        QCOMPARE(list->selectionModel()->selectedRows().size(), 1);
        QVERIFY(!page->findChild<ActivityDetail *>()->findChild<QLabel *>()->text().isEmpty());
    }

    // Like any other list, it is copied as a table, without the headings of days.
    void theTimelineIsCopied()
    {
        buyNow(u"T-7"_s, 70);
        auto *page = openAna();
        fetch(page);
        auto *list = timeline(page);
        const auto copied = [list](const QString &name) {
            QGuiApplication::clipboard()->clear();
            auto *action = list->findChild<QAction *>(name);
            if (action)
                action->trigger();
            return QGuiApplication::clipboard()->text();
        };
        const auto all = copied(u"copyCsv"_s);
        QVERIFY2(all.startsWith(u"Time,Activity,Details"_s), qPrintable(all));
        QCOMPARE(all.trimmed().split(u'\n').size(), *pane(page)->count() + 1);
        int row = 0;
        while (!list->model()->index(row, 0).data().toString().startsWith(u"Bought"_s))
            ++row;
        list->setCurrentIndex(list->model()->index(row, 0));
        const auto one = copied(u"copyMarkdown"_s);
        QVERIFY2(one.contains(list->currentIndex().data().toString()), qPrintable(one));
        QCOMPARE(one.trimmed().split(u'\n').size(), 3);
        for (const auto &name : {u"copyAsTable"_s, u"copyJson"_s})
            QVERIFY(copied(name).contains(u"T-7"_s));
    }

    void aReadOnlyAccountExportsNothing()
    {
        m_fixture = std::make_unique<support::PageFixture>(
            support::storeWith(5),
            support::PageFixture::profile(profiles::ProtectionLevel::ReadOnly));
        auto *page = new ActivityPane(*m_fixture);
        m_fixture->window().layout()->addWidget(page);
        m_fixture->window().show();
        page->showOf({.ids = {u"c1"_s}, .emails = {}});
        auto *content = page->findChild<QListView *>(u"timeline"_s)->findChild<StatePane *>();
        QTRY_COMPARE(content->headline(), u"No activities on this computer"_s);
        QVERIFY(content->sentence().endsWith(u"This account is read-only."_s));
        QVERIFY(!content->mainButton()->isVisible());
        QCOMPARE(ledger().received(CreateExport), 0);
    }

    void aProductListsItsBuyers()
    {
        buyNow(u"T-6"_s, 30);
        auto *page = openAna();
        fetch(page);
        page = open({u"product"_s, {u"store-id"_s, u"SKU-1001"_s}});
        QTRY_COMPARE(state(page), State::Ready);
        QVERIFY(!tabs(page)->isTabVisible(RecordView::Activity));
        QVERIFY(tabs(page)->isTabVisible(RecordView::Buyers));
        tabs(page)->setCurrentIndex(RecordView::Buyers);
        auto *table = page->findChild<TableView *>(u"buyers"_s);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        const QAbstractItemModelTester tester(table->model());
        auto *search = page->findChild<QLineEdit *>(u"buyersSearch"_s);
        search->setFocus();
        QTest::keyClicks(search, u"T-6"_s);
        QTRY_COMPARE(table->model()->rowCount(), 1);
        const auto buyer = table->model()->index(0, ProductBuyers::Buyer);
        QCOMPARE(buyer.data().toString(), u"ana@example.com"_s);
        QCOMPARE(table->model()->index(0, ProductBuyers::Price).data().toString(), u"30.00 EUR"_s);
        table->setCurrentIndex(buyer);
        actOnBuyers(page);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(m_fixture->opened().last(),
                 (PageAddress{u"contact"_s, {u"email"_s, u"ana@example.com"_s}}));
    }

    void theModelIsSound()
    {
        TimelineModel model;
        const QAbstractItemModelTester tester(&model);
        activities::ContactHistory history;
        const auto add = [&history](const QString &type, const QDateTime &time) {
            history.activities.push_back({.type = type,
                                          .time = time.toMSecsSinceEpoch(),
                                          .contentId = u"c1"_s,
                                          .contentName = u"Offers"_s});
        };
        add(u"email-opened"_s, QDateTime({2026, 11, 14}, {19, 30}));
        add(u"email-sent"_s, QDateTime({2026, 11, 14}, {19, 0}));
        add(u"login"_s, QDateTime({2026, 10, 1}, {8, 0}));
        history.activities.push_back({.type = u"login"_s});
        model.setHistory(std::move(history));
        const auto second = [&model](int row) {
            return model.index(row, 0).data(TimelineModel::SecondLineRole).toString();
        };
        const auto title = [&model](int row) {
            return model.index(row, 0).data().toString();
        };
        QCOMPARE(model.rowCount(), 8);
        QCOMPARE(title(1), u"Email opened: Offers"_s);
        QVERIFY(second(1).startsWith(u"30 minute"_s));
        QCOMPARE(title(2), u"Email sent: Offers"_s);
        QVERIFY(title(3).startsWith(u"No activity for 43 day"_s));
        QCOMPARE(title(6), u"Invalid time"_s);
        // U26: the list elides both lines, so the tool tip has them with the time.
        const auto tip = model.index(1, 0).data(Qt::ToolTipRole).toString().split(u'\n');
        QCOMPARE(tip.size(), 2);
        QVERIFY2(tip[0].startsWith(u"Email opened: Offers, 30 minute"_s), qPrintable(tip[0]));
        QVERIFY2(tip[1].contains(u"2026"_s), qPrintable(tip[1]));
        // An unknown time leaves no empty part.
        QCOMPARE(model.index(7, 0).data(Qt::ToolTipRole).toString(), title(7));
        QVERIFY(!model.flags(model.index(0, 0)).testFlag(Qt::ItemIsSelectable));
        model.setKind(ActivityGroup::Opened);
        QCOMPARE(model.rowCount(), 2);
        model.setKind({});
        QCOMPARE(model.rowCount(), 8);
    }

    // The digits of many fonts have different widths.
    void everyTimeFitsIntoTheTimeline()
    {
        const QFontMetrics metrics(m_fixture->theme().font(Theme::Text::Small));
        const int width = TimelineDelegate::timeWidth(metrics);
        for (int second = 0; second < 24 * 60 * 60; second += 7) {
            const auto time = QLocale().toString(QTime(0, 0).addSecs(second), QLocale::ShortFormat);
            QVERIFY2(metrics.horizontalAdvance(time) <= width, qPrintable(time));
        }
    }
};

STOREDESK_TEST(TestContactActivity)

} // namespace tst_contactactivity

#include "tst_contactactivity.moc"
