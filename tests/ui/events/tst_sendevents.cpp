// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/drafts.h"
#include "ui/events/sendevents.h"
#include "ui/forms/fieldeditor.h"

#include <QCheckBox>
#include <QLabel>
#include <QRadioButton>

#include <optional>

namespace tst_sendevents {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

// Tests events that are sent manually.
class TestSendEvents final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        begin();
    }

    void cleanup() { m_fixture.reset(); }

    void doesCreateCustomEventByAlias()
    {
        fillIn();
        QTest::keyClick(m_page, Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Ok);
        QCOMPARE(m_fixture->applied(OperationId::CreateCustomEventByAlias,
                                    {{u"mail"_s, u"lucia@example.com"_s}, {u"amount"_s, 12.5}}),
                 1);
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventById), 0);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateCustomEventByAlias, {u"visit"_s}),
                 1);
        QCOMPARE(create()->text(), u"Send again"_s);
        // The input is preserved for the next event.
        QCOMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        QVERIFY(!m_page->hasPendingChanges());
    }

    void fromAnEventTypeItBeginsInTheFirstField()
    {
        open(place());
        // The window makes the same call when it opens a page.
        m_page->focusFirst();
        QTRY_VERIFY(m_page->settled());
        QTRY_VERIFY(m_fixture->find<QLineEdit>(u"mail"_s)->hasFocus());
    }

    void doesCreateCustomEventById()
    {
        fillIn();
        m_fixture->find<QRadioButton>(u"byId"_s)->setFocus();
        QTest::keyClick(m_fixture->find<QRadioButton>(u"byId"_s), Qt::Key_Space);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->applied(OperationId::CreateCustomEventById,
                                    {{u"mail"_s, u"lucia@example.com"_s}, {u"amount"_s, 12.5}}),
                 1);
        QCOMPARE(m_fixture->ledger().applied(OperationId::CreateCustomEventById, {m_type}), 1);
    }

    void aContactThatDoesNotExistIsRefusedOrMade()
    {
        fillIn();
        m_fixture->type(u"mail"_s, u"new@example.com"_s);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Err);
        QVERIFY(m_fixture->notice()->sentence().contains(u"contact"_s));
        auto *make = m_fixture->find<QCheckBox>(u"createContact"_s);
        make->setFocus();
        QTest::keyClick(make, Qt::Key_Space);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Ok);
        QVERIFY(m_fixture->notice()->sentence().contains(u"was created"_s));
        m_fixture->click(u"openContact"_s);
        QCOMPARE(m_fixture->opened().last(),
                 (ui::PageAddress{u"contact"_s, {u"email"_s, u"new@example.com"_s}}));
    }

    void onlyAnIntegrationThatAcceptsEventsIsChosenAtFirst()
    {
        support::replyTo(
            *m_fixture,
            {.operation = OperationId::CreateCustomIntegration,
             .body = QJsonObject{{u"name"_s, u"Deaf"_s}, {u"eventsEnabled"_s, false}}});
        open({.page = u"send-events"_s});
        QTRY_VERIFY(m_page->settled());
        auto *integrations = m_fixture->find<QComboBox>(u"integration"_s);
        QCOMPARE(integrations->itemText(0), u"Deaf"_s);
        QCOMPARE(integrations->currentIndex(), 1);
        for (int at = 0; at < integrations->count(); ++at)
            support::replyTo(*m_fixture,
                             {.operation = OperationId::PatchCustomIntegration,
                              .values = {integrations->itemData(at).toString()},
                              .body = QJsonObject{{u"eventsEnabled"_s, false}}});
        open({.page = u"send-events"_s});
        QTRY_VERIFY(m_page->settled());
        integrations = m_fixture->find<QComboBox>(u"integration"_s);
        QVERIFY(integrations->count() > 1);
        QCOMPARE(integrations->currentIndex(), -1);
        QVERIFY(!m_fixture->find<QComboBox>(u"eventType"_s)->isEnabled());
        // The user can still choose an integration, including with the keyboard.
        integrations->setFocus();
        QTest::keyClick(integrations, Qt::Key_Down);
        QCOMPARE(integrations->currentIndex(), 0);
    }

    // Covers guarantee G5.
    void anUnknownEndIsSaidAndNothingIsSentAgain()
    {
        loseTheAnswer();
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Warn);
        QCOMPARE(create()->text(), u"Send again…"_s);
        QVERIFY(!create()->hasFocus());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
        // Trying to send again shows a warning, and the default answer changes nothing.
        QTest::mouseClick(create(), Qt::LeftButton);
        auto *question = m_fixture->dialog();
        QVERIFY(question);
        QVERIFY(question->accessibleDescription().contains(u"starts its workflows again"_s));
        QTest::keyClick(question, Qt::Key_Return);
        QTRY_VERIFY(!m_fixture->dialog());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
        sendOnceMore();
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Ok);
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 2);
        QVERIFY(drafts().isEmpty());
    }

    void afterARestartAnUnknownEndIsStillSaid()
    {
        loseTheAnswer();
        open(place());
        QTRY_VERIFY(m_page->settled());
        QVERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Warn);
        QVERIFY(m_fixture->notice()->headline().contains(u"not confirmed"_s));
        QCOMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
        QCOMPARE(create()->text(), u"Send again…"_s);
        QVERIFY(!create()->hasFocus());
        m_fixture->find<QLineEdit>(u"mail"_s)->setFocus();
        QTest::keyClick(m_page, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(m_fixture->dialog());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
    }

    // If the program crashes while the event is being sent, the draft shows that the outcome is
    // unknown.
    void anEventOnTheWireIsInDoubt()
    {
        fillIn();
        m_fixture->service().faults().add(
            practice::once(OperationId::CreateCustomEventByAlias, practice::Fault::Stall));
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_COMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
        QVERIFY(drafts().value(place().text()).sentAt.isValid());
        open(place());
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(create()->text(), u"Send again…"_s);
    }

    void sendingAgainHasDotsWhereItAsksFirst()
    {
        begin(profiles::ProtectionLevel::Confirm);
        fillIn();
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"agree"_s),
                          Qt::LeftButton);
        QTRY_COMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 1);
        QTRY_COMPARE(create()->text(), u"Send again…"_s);
    }

    void itStartsAtTheIntegration()
    {
        open({.page = u"send-events"_s});
        m_page->activateWindow();
        m_page->focusFirst();
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"integration"_s);
    }

    // Regression test: with a draft, the focus stayed on a field that was disabled while loading.
    void withADraftItBeginsThereToo()
    {
        fillIn();
        QTRY_VERIFY(drafts().contains(place().text()));
        open(place());
        m_page->activateWindow();
        m_page->focusFirst();
        QVERIFY(!m_page->settled());
        QTRY_VERIFY(m_page->settled());
        QVERIFY(m_page->hasPendingChanges());
        QTRY_VERIFY(m_fixture->find<QLineEdit>(u"mail"_s)->hasFocus());
    }

    void aRefusalOfTheSecondDoesNotEndTheDoubtOfTheFirst()
    {
        loseTheAnswer();
        m_fixture->refuse(OperationId::CreateCustomEventByAlias, u"413"_s);
        sendOnceMore();
        QTRY_COMPARE(m_fixture->notice()->tone(), ui::Tone::Err);
        QCOMPARE(create()->text(), u"Send again…"_s);
        QVERIFY(drafts().value(place().text()).sentAt.isValid());
    }

    void aRefusedEventIsAnOrdinaryDraft()
    {
        fillIn();
        m_fixture->refuse(OperationId::CreateCustomEventByAlias, u"413"_s);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QVERIFY(create()->text().startsWith(u"Send event to"_s));
        QVERIFY(drafts().contains(place().text()));
        QVERIFY(!drafts().value(place().text()).sentAt.isValid());
    }

    void discardingTheDraftResolvesTheDoubt()
    {
        loseTheAnswer();
        m_page->discardChanges();
        QVERIFY(!m_fixture->notice()->isVisible());
        QVERIFY(create()->text().startsWith(u"Send event to"_s));
        QVERIFY(drafts().isEmpty());
    }

    void missingInputIsReportedAtItsField()
    {
        QTest::mouseClick(create(), Qt::LeftButton);
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 0);
        QVERIFY(!m_fixture->find<ui::forms::FieldEditor>(u"field.mail"_s)->reason().isEmpty());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"mail"_s);
    }

    void a413KeepsTheForm()
    {
        fillIn();
        m_fixture->refuse(OperationId::CreateCustomEventByAlias, u"413"_s);
        QTest::mouseClick(create(), Qt::LeftButton);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Err);
        QCOMPARE(m_fixture->find<QLineEdit>(u"amount"_s)->text(), QLocale().toString(12.5, 'f', 1));
    }

    void theDraftKnowsItsEventType()
    {
        fillIn();
        const auto &drafts = m_fixture->account().storage().drafts().all();
        QTRY_VERIFY(drafts.contains(place().text()));
        QTRY_COMPARE(drafts[place().text()].values[u"event"_s][u"amount"_s].toDouble(), 12.5);
        open(place());
        QTRY_VERIFY(m_page->settled());
        QCOMPARE(m_fixture->find<QLineEdit>(u"mail"_s)->text(), u"lucia@example.com"_s);
    }

    void aLiveStoreSaysThatRealPeopleAreWrittenTo()
    {
        m_fixture.emplace(
            support::storeWith(20),
            PageFixture::profile(profiles::ProtectionLevel::Confirm, profiles::StoreKind::Live));
        open({.page = u"send-events"_s});
        QVERIFY(m_fixture->find<QLabel>(u"subtitle"_s)->text().contains(u"real people"_s));
    }

    void listsThatCannotBeReadAreSaidAndTriedAgain()
    {
        m_fixture->refuse(OperationId::ListCustomIntegrations, u"403"_s);
        open({.page = u"send-events"_s});
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->tone(), ui::Tone::Err);
        QVERIFY(!m_fixture->account().mayRead(catalogue::Resource::CustomIntegration));
        m_fixture->account().session().client().resume();
        m_fixture->click(u"help"_s);
        QTRY_VERIFY(m_fixture->find<QComboBox>(u"eventType"_s)->isEnabled());
    }

    void whileTheListsAreReadNothingCanBeChosen()
    {
        m_fixture->service().faults().add(
            practice::once(OperationId::ListCustomIntegrations, practice::Fault::Stall, u"3"_s));
        open({.page = u"send-events"_s});
        m_page->refresh();
        QVERIFY(!m_page->settled());
        QVERIFY(!m_fixture->find<QComboBox>(u"eventType"_s)->isEnabled());
        m_fixture->click(u"create"_s);
        QVERIFY(m_fixture->footWords().contains(u"No event type is chosen yet"_s));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventByAlias), 0);
    }

    void withoutAnIntegrationOneIsOffered()
    {
        support::PageFixture fixture(
            {.contacts = 1, .requestsPerMinute = 0},
            {.id = u"test"_s, .name = u"Casa Oliva"_s, .address = {}, .requestsPerMinute = 0},
            std::make_unique<support::ShelfHandler>(std::make_shared<support::Shelf>()));
        auto *page = fixture.show(new ui::events::SendEvents(fixture, {.page = u"send-events"_s}));
        page->refresh();
        auto *notice = page->findChild<ui::Notice *>(u"notice"_s);
        QTRY_VERIFY(notice->isVisible());
        QCOMPARE(notice->tone(), ui::Tone::Accent);
        QCOMPARE(notice->headline(), u"There are no integrations yet."_s);
        QVERIFY(!page->findChild<QComboBox *>(u"integration"_s)->isEnabled());
        QVERIFY(page->findChild<ui::Button *>(u"help"_s)->isVisible());
        QTest::mouseClick(page->findChild<ui::Button *>(u"help"_s), Qt::LeftButton);
        QCOMPARE(fixture.opened().last(), (ui::PageAddress{.page = u"new-integration"_s}));
    }

    void withoutAnEventTypeOneIsOffered()
    {
        support::replyTo(
            *m_fixture,
            {.operation = OperationId::DeleteCustomEventType, .values = {m_integration, m_type}});
        open(place());
        m_page->refresh();
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QCOMPARE(m_fixture->notice()->headline(),
                 u"This integration has no event type that receives events."_s);
        QVERIFY(m_fixture->find<ui::Button>(u"help"_s)->isVisible());
        m_fixture->click(u"help"_s);
        const ui::PageAddress form{.page = u"new-event-type"_s, .values = {m_integration}};
        QCOMPARE(m_fixture->opened().last(), form);
    }

private:
    [[nodiscard]] ui::PageAddress place() const
    {
        return {.page = u"send-event"_s, .values = {m_integration, m_type}};
    }

    void begin(profiles::ProtectionLevel guard = profiles::ProtectionLevel::Free)
    {
        m_fixture.reset();
        m_fixture.emplace(support::storeWith(20), PageFixture::profile(guard));
        m_fixture->records().makeLucia(u"lucia@example.com"_s);
        m_integration = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Tills"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
        const QJsonArray fields{QJsonObject{{u"id"_s, u"mail"_s},
                                            {u"name"_s, u"E-mail"_s},
                                            {u"type"_s, u"email"_s},
                                            {u"isPrimaryKey"_s, true},
                                            {u"required"_s, true}},
                                QJsonObject{{u"id"_s, u"amount"_s},
                                            {u"name"_s, u"Amount spent"_s},
                                            {u"type"_s, u"decimal"_s}}};
        m_type = support::replyTo(*m_fixture,
                                  {.operation = OperationId::CreateCustomEventType,
                                   .values = {m_integration},
                                   .body = QJsonObject{{u"name"_s, u"Shop visit"_s},
                                                       {u"alias"_s, u"visit"_s},
                                                       {u"category"_s, u"receive"_s},
                                                       {u"receiveType"_s, u"api"_s},
                                                       {u"fields"_s, fields}}})[u"id"_s]
                     .toString();
        m_fixture->ledger().clear();
        open(place());
        QTRY_VERIFY(m_page->settled());
    }

    void open(const ui::PageAddress &place)
    {
        m_page = m_fixture->show(new ui::events::SendEvents(*m_fixture, place));
    }

    void fillIn()
    {
        m_fixture->type(u"mail"_s, u"lucia@example.com"_s);
        m_fixture->type(u"amount"_s, QLocale().toString(12.5));
    }

    void loseTheAnswer()
    {
        fillIn();
        m_fixture->service().faults().add(
            practice::once(OperationId::CreateCustomEventByAlias, practice::Fault::CloseApplied));
        create()->setFocus();
        QTest::keyClick(create(), Qt::Key_Space);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
    }

    void sendOnceMore()
    {
        QTest::mouseClick(create(), Qt::LeftButton);
        QVERIFY(m_fixture->dialog());
        QTest::mouseClick(m_fixture->dialog()->findChild<QAbstractButton *>(u"again"_s),
                          Qt::LeftButton);
    }

    [[nodiscard]] const QHash<QString, storage::Draft> &drafts()
    {
        return m_fixture->account().storage().drafts().all();
    }

    [[nodiscard]] ui::Button *create() { return m_fixture->find<ui::Button>(u"create"_s); }

    std::optional<PageFixture> m_fixture;
    QPointer<ui::events::SendEvents> m_page;
    QString m_integration;
    QString m_type;
};

STOREDESK_TEST(TestSendEvents)

} // namespace tst_sendevents

#include "tst_sendevents.moc"
