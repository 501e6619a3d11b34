// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "catalogue/checker.h"
#include "catalogue/limits.h"
#include "events/sampleevent.h"
#include "events/savedtest.h"
#include "storage/drafts.h"
#include "ui/events/contactbeforeafter.h"
#include "ui/events/contactchanges.h"
#include "ui/events/sendevents.h"

#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QTableView>

#include <optional>

namespace tst_sampleevents {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;
using End = events::SavedTest::End;

static QJsonObject field(const QString &id, const QString &type, const QJsonObject &more = {})
{
    QJsonObject made{{u"id"_s, id}, {u"name"_s, id}, {u"type"_s, type}};
    for (auto at = more.begin(); at != more.end(); ++at)
        made[at.key()] = at.value();
    return made;
}

static QJsonArray options(const QStringList &ids)
{
    QJsonArray made;
    for (const auto &id : ids)
        made.append(QJsonObject{{u"id"_s, id}, {u"label"_s, id.toUpper()}});
    return made;
}

// Returns an event that fits every type. The surname is also a contact field, so the event changes
// the contact.
static QJsonObject visit()
{
    return {
        {u"name"_s, u"Shop visit"_s},
        {u"alias"_s, u"visit"_s},
        {u"category"_s, u"receive"_s},
        {u"receiveType"_s, u"api"_s},
        {u"fields"_s,
         QJsonArray{
             field(u"mail"_s, u"email"_s, {{u"required"_s, true}, {u"isPrimaryKey"_s, true}}),
             field(u"_surname"_s, u"text"_s),
             field(u"tel"_s, u"phone"_s, {{u"defaultCountryCode"_s, u"34"_s}}),
             field(u"count"_s, u"integer"_s), field(u"amount"_s, u"decimal"_s),
             field(u"when"_s, u"date"_s), field(u"gift"_s, u"boolean"_s),
             field(u"shop"_s, u"radio"_s, {{u"options"_s, options({u"mad"_s, u"bcn"_s})}}),
             field(u"likes"_s, u"checkbox"_s, {{u"options"_s, options({u"oil"_s, u"soap"_s})}})}}};
}

// Tests sample events: their values, the contact before and after, and saved tests.
class TestSampleEvents final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(20),
                          PageFixture::profile(profiles::ProtectionLevel::Free));
        QTRY_VERIFY(m_fixture->account().storage().ready());
        m_fixture->records().makeLucia(u"lucia@example.com"_s);
        m_integration = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Tills"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
        m_type = support::replyTo(*m_fixture,
                                  {.operation = OperationId::CreateCustomEventType,
                                   .values = {m_integration},
                                   .body = visit()})[u"id"_s]
                     .toString();
        m_fixture->ledger().clear();
    }

    void cleanup() { m_fixture.reset(); }

    void sampleValuesFitTheirTypeInEveryVariation()
    {
        const catalogue::Checker checker(catalogue::FieldSet::ofEvent(visit()));
        QSet<QByteArray> different;
        for (int variation = 0; variation < 20; ++variation) {
            const auto event = events::sampleEvent(
                visit(), {.today = QDate(2026, 11, 16), .variation = variation});
            const auto faults = checker.check(event);
            QVERIFY2(faults.empty(), faults.empty() ? "" : qPrintable(faults.front().path));
            QCOMPARE(event.size(), 9);
            QVERIFY(event[u"tel"].toString().startsWith(u"+346001231"_s));
            different.insert(QJsonDocument(event).toJson());
        }
        QCOMPARE(different.size(), 20);
    }

    void theContactIsShownBeforeAndAfterTheEvent()
    {
        open();
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        // After a pause in typing, the complete contact is read once.
        QTRY_VERIFY(changes()->rowCount() > 0);
        QCOMPARE(m_fixture->received(OperationId::GetContactByEmail), 1);
        QVERIFY(state().contains(u"before the event"_s));
        m_fixture->click(u"sampleValues"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        QVERIFY2(fits().startsWith(u"Matches the definition"_s), qPrintable(fits()));
        m_fixture->type(u"_surname"_s, u"Roca"_s);
        m_fixture->click(u"create"_s);
        QTRY_VERIFY(state().contains(u"changed"_s));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
        QCOMPARE(rowOf(u"_surname"_s), (QStringList{u"Ferrer"_s, u"Roca"_s}));
        QCOMPARE(changes()->index(0, 0).data(Qt::ToolTipRole).toString(), u"_surname"_s);
        // The new value is the previous value for the next event.
        m_fixture->type(u"_surname"_s, u"Vila"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(rowOf(u"_surname"_s), (QStringList{u"Roca"_s, u"Vila"_s}));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 2);
    }

    void aQuickTestStillShowsThePreviousValues()
    {
        open();
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        m_fixture->type(u"_surname"_s, u"Roca"_s);
        m_fixture->click(u"create"_s);
        QTRY_VERIFY(state().contains(u"changed"_s));
        QCOMPARE(rowOf(u"_surname"_s), (QStringList{u"Ferrer"_s, u"Roca"_s}));
    }

    void aContactThatWasCreatedHadNothingBefore()
    {
        open();
        m_fixture->type(u"mail"_s, u"new@example.com"_s);
        m_fixture->type(u"_surname"_s, u"Roca"_s);
        QTRY_VERIFY(state().contains(u"doesn't exist"_s));
        m_fixture->click(u"createContact"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(rowOf(u"_surname"_s), (QStringList{u"empty"_s, u"Roca"_s}));
    }

    // Long values wrap without horizontal scrolling.
    void longValuesBreakIntoLines()
    {
        open();
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        m_fixture->type(u"_surname"_s,
                        u"Fernandez de Cordoba y Alvarez de las Asturias Bohorquez"_s);
        m_fixture->click(u"create"_s);
        QTRY_VERIFY(state().contains(u"changed"_s));
        const auto *view = m_fixture->find<QTableView>(u"contactChanges"_s);
        QVERIFY(view->horizontalHeader()->length() <= view->viewport()->width());
        const QAbstractItemView *hints = view;
        QTRY_VERIFY(view->rowHeight(0) > 2 * view->fontMetrics().height());
        for (int row = 0; row < changes()->rowCount(); ++row)
            QVERIFY2(view->rowHeight(row) >= hints->sizeHintForRow(row),
                     qPrintable(QString::number(row)));
    }

    void aTestIsSavedUnderANameAndSentAgain()
    {
        open();
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        m_fixture->type(u"_surname"_s, u"Roca"_s);
        m_fixture->click(u"saveTest"_s);
        QTRY_VERIFY(list()->findChild<QLineEdit *>());
        auto *name = list()->findChild<QLineEdit *>();
        QTest::keyClicks(name, u"With surname"_s);
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(tests().size(), 1);
        QTRY_COMPARE(tests()[0].name, u"With surname"_s);
        QCOMPARE(tests()[0].end, End::NeverSent);
        m_page->discardChanges();
        QVERIFY(m_fixture->find<QLineEdit>(u"mail"_s)->text().isEmpty());
        // Open a second page and use the keyboard.
        open();
        list()->setFocus();
        list()->setCurrentRow(0);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(tests()[0].end, End::Worked);
        QVERIFY(tests()[0].sentAt.isValid());
        QCOMPARE(
            m_fixture->applied(OperationId::CreateCustomEventByAlias,
                               {{u"mail"_s, u"lucia@example.com"_s}, {u"_surname"_s, u"Roca"_s}}),
            1);
        list()->setFocus();
        QTest::keyClick(list(), Qt::Key_Delete);
        QTRY_VERIFY(tests().isEmpty());
    }

    void aRefusedTestAndOneWithoutAnEndSaySo()
    {
        open();
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        m_fixture->click(u"saveTest"_s);
        QTRY_COMPARE(tests().size(), 1);
        m_fixture->refuse(OperationId::CreateCustomEventByAlias, u"422"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(tests()[0].end, End::Refused);
        m_fixture->service().faults().add(
            practice::once(OperationId::CreateCustomEventByAlias, practice::Fault::CloseApplied));
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(tests()[0].end, End::Unknown);
        QTRY_VERIFY(m_fixture->find<QLabel>(u"testState"_s)->text().contains(u"not confirmed"_s));
        const int sent = m_fixture->received(OperationId::CreateCustomEventByAlias);
        // Choosing the saved test again does not send anything.
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), sent);
    }

    // Saved tests are drafts, so that erasing a contact also removes its tests.
    void testsAreAmongTheDrafts()
    {
        auto &drafts = m_fixture->account().storage().drafts();
        const auto id = events::storeTest(
            drafts, {.name = u"A"_s, .event = {{u"mail"_s, u"a@b.es"_s}}, .end = End::Worked});
        QCOMPARE(events::savedTests(drafts).size(), 1);
        QCOMPARE(events::savedTests(drafts)[0].id, id);
        QCOMPARE(events::savedTests(drafts)[0].event[u"mail"].toString(), u"a@b.es"_s);
        events::dropTest(drafts, id);
        QVERIFY(events::savedTests(drafts).isEmpty());
    }

    // The event type was changed after the test was saved.
    void fieldsThatTheTypeNoLongerHasAreNamed()
    {
        events::storeTest(m_fixture->account().storage().drafts(),
                          {.name = u"Old"_s,
                           .integration = m_integration,
                           .eventType = m_type,
                           .event = {{u"mail"_s, u"lucia@example.com"_s},
                                     {u"colour"_s, u"red"_s},
                                     {u"size"_s, 4}},
                           .byAlias = true});
        open();
        list()->setFocus();
        list()->setCurrentRow(0);
        QTest::keyClick(list(), Qt::Key_Return);
        QTRY_COMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        QTRY_VERIFY(m_page->settled());
        const auto *notice = m_fixture->notice();
        QVERIFY(notice->isVisible());
        QVERIFY2(notice->sentence().contains(u"colour, size"_s), qPrintable(notice->sentence()));
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->applied(OperationId::CreateCustomEventByAlias,
                                        {{u"mail"_s, u"lucia@example.com"_s}}),
                     1);
    }

    void anEventThatIsTooLargeIsNotSent()
    {
        m_fixture->account().storage().drafts().keep(
            place().text(),
            {{u"integration"_s, m_integration},
             {u"type"_s, m_type},
             {u"event"_s,
              QJsonObject{{u"mail"_s, u"lucia@example.com"_s},
                          {u"_surname"_s,
                           QString(static_cast<int>(catalogue::limits::eventBytes), u'a')}}}});
        open();
        QTRY_VERIFY(fits().startsWith(u"Too large"_s));
        m_fixture->click(u"create"_s);
        QVERIFY(m_fixture->footWords().contains(u"too large"_s));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 0);
    }

    void itCanBeOpenedForAContact()
    {
        open({.page = u"send-events"_s, .values = {u"contact"_s, u"lucia@example.com"_s}});
        QTRY_COMPARE(m_fixture->find<QComboBox>(u"eventType"_s)->currentText(), u"Shop visit"_s);
        QTRY_COMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        QVERIFY(!m_page->hasPendingChanges());
        QTRY_VERIFY(changes()->rowCount() > 0);
    }

    void theModelIsSound()
    {
        ui::events::ContactChanges model;
        const QAbstractItemModelTester tester(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setChanges(events::changesOf({{u"a"_s, 1}, {u"b"_s, u"x"_s}, {u"c"_s, QJsonValue()}},
                                           {{u"b"_s, u"y"_s}, {u"a"_s, 1}, {u"d"_s, true}}, {}));
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(model.changed(), 2);
        model.setChanges({});
    }

private:
    [[nodiscard]] ui::PageAddress place() const
    {
        return {.page = u"send-event"_s, .values = {m_integration, m_type}};
    }
    void open() { open(place()); }
    void open(const ui::PageAddress &place)
    {
        m_page = m_fixture->show(new ui::events::SendEvents(*m_fixture, place));
        m_page->activateWindow();
        QTRY_VERIFY(m_page->settled());
    }

    [[nodiscard]] QAbstractItemModel *changes()
    {
        return m_fixture->find<QTableView>(u"contactChanges"_s)->model();
    }
    [[nodiscard]] QStringList rowOf(const QString &id)
    {
        for (int row = 0; row < changes()->rowCount(); ++row) {
            if (changes()->index(row, 0).data(Qt::ToolTipRole).toString() == id)
                return {changes()->index(row, 1).data().toString(),
                        changes()->index(row, 2).data().toString()};
        }
        return {};
    }
    [[nodiscard]] QString state() { return m_fixture->find<QLabel>(u"beforeAfterState"_s)->text(); }
    [[nodiscard]] QString fits() { return m_fixture->find<QLabel>(u"fits"_s)->text(); }
    [[nodiscard]] QListWidget *list() { return m_fixture->find<QListWidget>(u"savedTests"_s); }
    [[nodiscard]] QList<events::SavedTest> tests()
    {
        return events::savedTests(m_fixture->account().storage().drafts());
    }

    std::optional<PageFixture> m_fixture;
    QPointer<ui::events::SendEvents> m_page;
    QString m_integration;
    QString m_type;
};

STOREDESK_TEST(TestSampleEvents)

} // namespace tst_sampleevents

#include "tst_sampleevents.moc"
