// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "records/contactfieldrules.h"
#include "records/eventrules.h"
#include "storage/drafts.h"
#include "ui/create/newcontactfield.h"
#include "ui/create/newintegrationpage.h"
#include "ui/events/eventfields.h"
#include "ui/events/neweventtype.h"
#include "ui/forms/fieldeditor.h"
#include "ui/forms/pairlist.h"
#include "ui/tables/tableview.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QToolButton>

#include <optional>

namespace tst_setupforms {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

// Simulates a service that rejects some reserved names.
class Refusing final : public practice::Handler
{
public:
    practice::PracticeResponse answer(const practice::PracticeRequest &request) override
    {
        if (request.operation->id != OperationId::CreateCustomEventType)
            return {.body = QJsonDocument(QJsonObject{{u"id"_s, u"i1"_s}}).toJson()};
        const QJsonObject wrong{{u"name"_s, u"id"_s},
                                {u"path"_s, u"/fields/1/id"_s},
                                {u"reason"_s, u"The name is reserved"_s}};
        const QJsonObject body{{u"status"_s, 422},
                               {u"title"_s, u"Unprocessable entity"_s},
                               {u"detail"_s, u"One or more validation error occurred."_s},
                               {u"validationErrors"_s, QJsonArray{wrong}}};
        return {.status = 422, .body = QJsonDocument(body).toJson()};
    }
    std::optional<practice::FileAnswer> file(QByteArrayView, const QString &) override
    {
        return std::nullopt;
    }
};

// Tests the setup of an account, which consists of contact fields and event types.
class TestSetupForms final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(20),
                          PageFixture::profile(profiles::ProtectionLevel::Free));
    }

    void cleanup() { m_fixture.reset(); }

    void doesCreateContactField()
    {
        openField();
        m_fixture->type(u"name"_s, u"Shoe size"_s);
        m_fixture->type(u"id"_s, u"shoeSize"_s);
        m_fixture->choose(u"type"_s, u"Whole number"_s);
        m_fixture->type(u"minValue"_s, u"20"_s);
        m_fixture->type(u"maxValue"_s, u"52"_s);
        m_fixture->type(u"defaultValue"_s, u"40"_s);
        m_fixture->choose(u"required"_s, u"Yes"_s);
        // The shortcut does the same as the button.
        PageFixture::pressKey(Qt::Key_S, Qt::ControlModifier);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->applied(OperationId::CreateContactField,
                                    {{u"name"_s, u"Shoe size"_s},
                                     {u"id"_s, u"shoeSize"_s},
                                     {u"type"_s, u"integer"_s},
                                     {u"minValue"_s, 20},
                                     {u"maxValue"_s, 52},
                                     {u"defaultValue"_s, 40},
                                     {u"required"_s, true}}),
                 1);
        QCOMPARE(m_fixture->opened()[0], (ui::PageAddress{u"contact-field"_s, {u"shoeSize"_s}}));
    }

    void aNewFieldCanBeLikeAnother()
    {
        support::replyTo(
            *m_fixture,
            {.operation = OperationId::CreateContactField,
             .body = QJsonObject{
                 {u"id"_s, u"shop"_s},
                 {u"name"_s, u"Shop"_s},
                 {u"type"_s, u"radio"_s},
                 {u"options"_s,
                  QJsonArray{QJsonObject{{u"id"_s, u"mad"_s}, {u"label"_s, u"Madrid"_s}}}}}});
        m_page = m_fixture->show(new ui::create::NewContactField(
            *m_fixture, {.page = u"new-contact-field"_s, .values = {u"shop"_s}}));
        QTRY_COMPARE(m_fixture->find<QLineEdit>(u"name"_s)->text(), u"Shop (copy)"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"id"_s)->text(), u"shop_copy"_s);
        QTRY_VERIFY(m_page->settled());
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->applied(
                     OperationId::CreateContactField,
                     {{u"id"_s, u"shop_copy"_s},
                      {u"name"_s, u"Shop (copy)"_s},
                      {u"type"_s, u"radio"_s},
                      {u"options"_s,
                       QJsonArray{QJsonObject{{u"id"_s, u"mad"_s}, {u"label"_s, u"Madrid"_s}}}}}),
                 1);
    }

    void theIdFollowsTheNameUntilOneIsTyped()
    {
        openField();
        m_fixture->type(u"name"_s, u"Talla (EU) 2"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"id"_s)->text(), u"talla_eu_2"_s);
        m_fixture->type(u"id"_s, u"talla"_s);
        m_fixture->type(u"name"_s, u"Shoe size"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"id"_s)->text(), u"talla"_s);
    }

    void theFirstArrowDownChoosesTheFirstEntry()
    {
        openField();
        auto *type = m_fixture->find<QComboBox>(u"type"_s);
        QCOMPARE(type->currentIndex(), -1);
        const auto first = type->itemText(0);
        type->setFocus();
        QTest::keyClick(type, Qt::Key_Down);
        // The form was replaced, so the widget has to be found again.
        type = m_fixture->find<QComboBox>(u"type"_s);
        QCOMPARE(type->currentText(), first);
    }

    void anIdIsMadeOfPlainLetters()
    {
        QCOMPARE(records::suggestedFieldId(u"Camión grande"_s), u"camion_grande"_s);
        QCOMPARE(records::suggestedFieldId(u"2ª dirección"_s), u"a_direccion"_s);
        QCOMPARE(records::suggestedFieldId(u"42 €"_s), QString());
        QCOMPARE(records::suggestedOptionId(u"42 Á"_s, {}), u"42_a"_s);
        QCOMPARE(records::suggestedOptionId(u"Málaga"_s, {u"malaga"_s}), u"malaga_2"_s);
        QVERIFY(!records::suggestedOptionId(u"€"_s, {}).isEmpty());
    }

    void theFormFollowsTheType()
    {
        openField();
        m_fixture->choose(u"type"_s, u"Text"_s);
        QVERIFY(m_fixture->find<QWidget>(u"field.maxLength"_s)->isVisible());
        QVERIFY(m_fixture->find<QWidget>(u"field.minValue"_s)->isHidden());
        m_fixture->choose(u"type"_s, u"Phone"_s);
        QVERIFY(m_fixture->find<QWidget>(u"field.defaultCountryCode"_s)->isVisible());
        QVERIFY(!m_fixture->window().findChild<QWidget *>(u"field.defaultValue"_s));
        QCOMPARE(QApplication::focusWidget()->objectName(), u"type"_s);
    }

    void limitsTheWrongWayRoundAreSaid()
    {
        openField();
        m_fixture->choose(u"type"_s, u"Decimal"_s);
        m_fixture->type(u"minValue"_s, u"5"_s);
        m_fixture->type(u"maxValue"_s, u"1"_s);
        QVERIFY(m_fixture->footWords().contains(u"below the minimum"_s));
    }

    void enterBehindALabelBeginsTheNextOptionAndItsIdFollows()
    {
        auto *options = openOptions();
        QTest::keyClicks(options, u"R"_s);
        PageFixture::write(u"ojo Intenso"_s);
        PageFixture::pressKey(Qt::Key_Enter);
        QTRY_COMPARE(options->currentIndex(), options->model()->index(1, 0));
        PageFixture::write(u"rojo intenso"_s);
        PageFixture::pressKey(Qt::Key_Enter);
        QTRY_COMPARE(options->currentIndex(), options->model()->index(2, 0));
        PageFixture::write(u"38"_s);
        // Move to the id.
        PageFixture::pressKey(Qt::Key_Tab);
        QCOMPARE(cells(options, 0), (QStringList{u"Rojo Intenso"_s, u"rojo intenso"_s, u"38"_s}));
        QCOMPARE(cells(options, 1), (QStringList{u"rojo_intenso"_s, u"rojo_intenso_2"_s, u"38"_s}));
        // An id typed by the user is not overwritten.
        options->model()->setData(options->model()->index(0, 1), u"R1"_s);
        options->model()->setData(options->model()->index(0, 0), u"Red"_s);
        QCOMPARE(cells(options, 1).first(), u"R1"_s);
        QCOMPARE(options->model()->headerData(0, Qt::Horizontal).toString(), u"Label"_s);
    }

    void pastedOptionsAndEditsAreUndoneByKey()
    {
        auto *options = openOptions();
        QTest::keyClicks(options, u"S"_s);
        PageFixture::write(u"mall"_s);
        PageFixture::pressKey(Qt::Key_Enter);
        PageFixture::pressKey(Qt::Key_Escape);
        QGuiApplication::clipboard()->setText(u"Medium\nLarge,L"_s);
        m_fixture->click(u"paste.options"_s);
        QCOMPARE(cells(options, 0), (QStringList{u"Small"_s, u"Medium"_s, u"Large"_s}));
        QCOMPARE(cells(options, 1), (QStringList{u"small"_s, u"medium"_s, u"L"_s}));
        PageFixture::pressKey(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cells(options, 0), QStringList{u"Small"_s});
        PageFixture::pressKey(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(cells(options, 0).size(), 3);
        // The id is preserved after the table has lost the focus and the form has been replaced.
        m_fixture->find<QLineEdit>(u"name"_s)->setFocus();
        QCoreApplication::processEvents();
        options = m_fixture->find<ui::TableView>(u"pairs.options"_s);
        options->setFocus();
        QTest::keySequence(options, QKeySequence::Undo);
        QTest::keySequence(options, QKeySequence::Undo);
        QCOMPARE(cells(options, 0), QStringList());
    }

    void aFaultOfAnOptionIsMarkedInItsCell()
    {
        auto *options = openOptions();
        const auto mark = [&options](int row, int column) {
            const auto index = options->model()->index(row, column);
            return index.data(ui::ItemIconRole).isValid()
                    && index.data(ui::ItemToneRole).toInt() == static_cast<int>(ui::Tone::Err)
                ? index.data(Qt::ToolTipRole).toString()
                : QString();
        };
        QGuiApplication::clipboard()->setText(u"Small,s\nMedium,s"_s);
        QTest::keySequence(options, QKeySequence::Paste);
        QCOMPARE(mark(0, 1), QString());
        QVERIFY(!mark(1, 1).isEmpty());
        options->model()->setData(options->model()->index(1, 1), u"m"_s);
        QCOMPARE(mark(1, 1), QString());
        options->setCurrentIndex(options->model()->index(0, 0));
        options->model()->setData(options->model()->index(1, 0), QString());
        QVERIFY(!mark(1, 0).isEmpty());
    }

    void optionsAreTypedIntoATable()
    {
        openField();
        m_fixture->type(u"name"_s, u"Shop"_s);
        m_fixture->type(u"id"_s, u"shop"_s);
        m_fixture->choose(u"type"_s, u"Single select"_s);
        auto *options = m_fixture->find<ui::TableView>(u"pairs.options"_s);
        options->setFocus();
        options->setCurrentIndex(options->model()->index(0, 0));
        QTest::keyClicks(options, u"M"_s);
        PageFixture::write(u"adrid"_s);
        PageFixture::pressKey(Qt::Key_Enter);
        PageFixture::pressKey(Qt::Key_Escape);
        QGuiApplication::clipboard()->setText(u"Barcelona\tbcn\nOnline shop\tonline"_s);
        options->setFocus();
        QTest::keySequence(options, QKeySequence::Paste);
        m_fixture->find<QLineEdit>(u"name"_s)->setFocus();
        QCoreApplication::processEvents();
        // The options are now offered as default values.
        m_fixture->choose(u"defaultValue"_s, u"Barcelona"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        const auto option = [](const QString &id, const QString &label) {
            return QJsonObject{{u"id"_s, id}, {u"label"_s, label}};
        };
        QCOMPARE(m_fixture->applied(OperationId::CreateContactField,
                                    {{u"name"_s, u"Shop"_s},
                                     {u"id"_s, u"shop"_s},
                                     {u"type"_s, u"radio"_s},
                                     {u"defaultValue"_s, u"bcn"_s},
                                     {u"options"_s,
                                      QJsonArray{option(u"madrid"_s, u"Madrid"_s),
                                                 option(u"bcn"_s, u"Barcelona"_s),
                                                 option(u"online"_s, u"Online shop"_s)}}}),
                 1);
    }

    void anOptionIsJudgedOnceItsRowIsLeft()
    {
        auto *options = openOptions();
        const auto reason = [this] {
            return m_fixture->find<QLabel>(u"reason.options"_s)->text();
        };
        // Type the id first.
        PageFixture::pressKey(Qt::Key_Right);
        QTest::keyClicks(options, u"m"_s);
        PageFixture::write(u"adrid"_s);
        // Move to the label.
        PageFixture::pressKey(Qt::Key_Backtab);
        QCOMPARE(options->model()->index(0, 1).data().toString(), u"madrid"_s);
        QCOMPARE(reason(), QString());
        QVERIFY2(!m_fixture->footWords().contains(u"empty"_s), qPrintable(m_fixture->footWords()));
        PageFixture::write(u"Madrid"_s);
        // Move to the next row.
        PageFixture::pressKey(Qt::Key_Enter);
        QCOMPARE(cells(options, 1), QStringList{u"madrid"_s});
        QCOMPARE(reason(), QString());
        PageFixture::pressKey(Qt::Key_Escape);
        // Leaving the row and the field shows the error.
        options->setCurrentIndex(options->model()->index(1, 1));
        options->model()->setData(options->model()->index(1, 1), u"bcn"_s);
        QCOMPARE(reason(), QString());
        options->setCurrentIndex(options->model()->index(0, 0));
        QVERIFY(!reason().isEmpty());
        options->setCurrentIndex(options->model()->index(1, 1));
        m_fixture->find<QLineEdit>(u"name"_s)->setFocus();
        QTRY_VERIFY(!reason().isEmpty());
    }

    void existingIdsAreReportedWhileTypingWithALinkToTheField()
    {
        support::replyTo(*m_fixture,
                         {.operation = OperationId::CreateContactField,
                          .values = {},
                          .body = QJsonObject{{u"name"_s, u"Shoe size"_s},
                                              {u"id"_s, u"shoe_size"_s},
                                              {u"type"_s, u"text"_s}}});
        openField();
        QTRY_VERIFY(m_page->settled());
        // The id is derived from the name.
        m_fixture->type(u"name"_s, u"Shoe size"_s);
        auto *reason = m_fixture->find<QLabel>(u"reason.id"_s);
        QVERIFY2(reason->text().contains(u"“Shoe size”"_s), qPrintable(reason->text()));
        QVERIFY(reason->isVisible());
        QCOMPARE(m_fixture->find<QLineEdit>(u"id"_s)->property("tone").toString(), u"err"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"name"_s);
        m_fixture->choose(u"type"_s, u"Text"_s);
        m_fixture->click(u"create"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"id"_s);
        // No request was sent besides the earlier one.
        QCOMPARE(m_fixture->received(OperationId::CreateContactField), 1);
        m_fixture->click(u"link.id"_s);
        QCOMPARE(m_fixture->opened(),
                 QList{(ui::PageAddress{u"contact-field"_s, {u"shoe_size"_s}})});
        m_fixture->type(u"id"_s, u"shoe_size_eu"_s);
        QVERIFY(!m_fixture->find<QWidget>(u"reason.id"_s)->isVisible());
        QVERIFY(!m_fixture->find<QWidget>(u"link.id"_s)->isVisible());
    }

    void anIdThatTheServiceRefusesIsMarkedUntilAnotherOneIsTyped()
    {
        openField();
        QTRY_VERIFY(m_page->settled());
        m_fixture->type(u"name"_s, u"Shoe size"_s);
        m_fixture->choose(u"type"_s, u"Text"_s);
        m_fixture->refuse(OperationId::CreateContactField, u"409"_s);
        m_fixture->click(u"create"_s);
        QTRY_VERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->find<QWidget>(u"reason.id"_s)->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"id"_s);
        // The id has changed with the name, so the error no longer applies.
        m_fixture->type(u"name"_s, u"Shoe size in Europe"_s);
        QVERIFY(!m_fixture->find<QWidget>(u"reason.id"_s)->isVisible());
        QVERIFY(!m_fixture->notice()->isVisible());
        QTRY_VERIFY(m_page->settled());
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
    }

    void existingAliasesAreReportedWithALinkToTheEventType()
    {
        openType();
        QTRY_VERIFY(m_page->settled());
        m_fixture->type(u"name"_s, u"Order paid"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        const auto first = m_fixture->opened()[0];
        m_page = m_fixture->show(new ui::events::NewEventType(
            *m_fixture, {.page = u"new-event-type"_s, .values = {m_integration}}));
        QTRY_VERIFY(m_page->settled());
        auto *alias = m_page->findChild<QLineEdit *>(u"alias"_s);
        QTest::keyClicks(alias, u"order-paid"_s);
        const auto *reason = m_page->findChild<QLabel *>(u"reason.alias"_s);
        QVERIFY2(reason->text().contains(u"“Order paid”"_s), qPrintable(reason->text()));
        QTest::mouseClick(m_page->findChild<QWidget *>(u"link.alias"_s), Qt::LeftButton);
        QCOMPARE(m_fixture->opened().last(), first);
    }

    void doesCreateCustomEventType()
    {
        openType();
        QTRY_VERIFY(m_page->settled());
        // Several widgets have this object name. The first one belongs to the event type.
        m_fixture->type(u"name"_s, u"Order paid"_s);
        m_fixture->type(u"alias"_s, u"order-paid"_s);
        m_fixture->click(u"addField"_s);
        propertyLine(u"id"_s, u"total"_s);
        propertyLine(u"name"_s, u"Order total"_s);
        propertyChoice(u"type"_s, u"Decimal"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->applied(OperationId::CreateCustomEventType,
                                    {{u"name"_s, u"Order paid"_s},
                                     {u"alias"_s, u"order-paid"_s},
                                     {u"category"_s, u"receive"_s},
                                     {u"receiveType"_s, u"api"_s},
                                     {u"fields"_s,
                                      QJsonArray{QJsonObject{{u"id"_s, u"email"_s},
                                                             {u"name"_s, u"Email"_s},
                                                             {u"type"_s, u"email"_s},
                                                             {u"required"_s, true},
                                                             {u"isPrimaryKey"_s, true}},
                                                 QJsonObject{{u"id"_s, u"total"_s},
                                                             {u"name"_s, u"Order total"_s},
                                                             {u"type"_s, u"decimal"_s}}}}}),
                 1);
        QCOMPARE(m_fixture->opened()[0].page, u"event-type"_s);
        QCOMPARE(m_fixture->opened()[0].values[0], m_integration);
    }

    void theAliasFollowsTheNameUntilOneIsTyped()
    {
        openType();
        m_fixture->type(u"name"_s, u"  Pedido Pagado (2 dias) "_s);
        auto *alias = m_fixture->find<QLineEdit>(u"alias"_s);
        QCOMPARE(alias->text(), u"pedido-pagado-2-dias"_s);
        m_fixture->type(u"alias"_s, u"paid"_s);
        m_fixture->type(u"name"_s, u"Order paid"_s);
        QCOMPARE(alias->text(), u"paid"_s);
    }

    void theIdOfAFieldFollowsItsNameUntilOneIsTyped()
    {
        openType();
        m_page->activateWindow();
        m_fixture->click(u"addField"_s);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"name"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"Order total"_s);
        QCOMPARE(ids(), (QStringList{u"email"_s, u"order_total"_s}));
        PageFixture::pressKey(Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget()->objectName(), u"id"_s);
        propertyLine(u"id"_s, u"total"_s);
        propertyLine(u"name"_s, u"Sum"_s);
        QCOMPARE(ids(), (QStringList{u"email"_s, u"total"_s}));
    }

    void theFormSaysThatAcceptingEventsHasNoDefault()
    {
        const QPointer page(m_fixture->show(
            ui::create::NewIntegrationPage::make(*m_fixture, {.page = u"new-integration"_s})));
        auto *note = m_fixture->find<QLabel>(u"note.eventsEnabled"_s);
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(u"no default"_s));
    }

    void aNewFieldIsFilledInAtOnceAndNotScoldedBefore()
    {
        openType();
        m_page->activateWindow();
        const auto rules = [this] {
            QStringList words;
            for (const auto *rule : m_page->findChildren<QAbstractButton *>(u"rule"_s))
                words.append(rule->text());
            return words;
        };
        const auto reproach = u"every field has an ID"_s;
        m_fixture->click(u"addField"_s);
        auto *focused = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(focused);
        QCOMPARE(rules().contains(reproach), false);
        QVERIFY(property<QLabel>(u"reason.id"_s)->text().isEmpty());
        QVERIFY(property<QLabel>(u"reason.name"_s)->text().isEmpty());
        QVERIFY(!m_fixture->footWords().contains(u"to fix"_s));
        m_fixture->find<ui::TableView>(u"fields"_s)->setFocus();
        QTRY_VERIFY(property<QLabel>(u"reason.id"_s)->isVisible());
        QVERIFY(property<QLabel>(u"reason.name"_s)->isVisible());
        QTRY_VERIFY2(rules().contains(reproach), qPrintable(rules().join(u", "_s)));
        m_fixture->click(u"addField"_s);
        QTest::keyClicks(QApplication::focusWidget(), u"total"_s);
        QCOMPARE(ids(), (QStringList{u"email"_s, QString(), u"total"_s}));
    }

    void fieldsAreReorderedDuplicatedAndRemovedByKey()
    {
        openType();
        m_fixture->click(u"addField"_s);
        propertyLine(u"id"_s, u"a"_s);
        auto *table = m_fixture->find<ui::TableView>(u"fields"_s);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(ids(), (QStringList{u"a"_s, u"email"_s}));
        QTest::keyClick(table, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(ids(), (QStringList{u"a"_s, u"a2"_s, u"email"_s}));
        QTest::keyClick(table, Qt::Key_Delete);
        QCOMPARE(ids(), (QStringList{u"a"_s, u"email"_s}));
        QTest::keyClick(table, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(ids().size(), 2);
    }

    void theRulesAreSaidInWords()
    {
        const auto words = [](const QJsonObject &type) {
            QStringList open;
            for (const auto &rule : records::eventRules(type)) {
                if (!rule.good)
                    open.append(rule.words);
            }
            return open;
        };
        QJsonObject type{{u"category"_s, u"receive"_s}, {u"receiveType"_s, u"api"_s}};
        QCOMPARE(words(type), QStringList{u"at least one field"_s});
        const QJsonObject email{
            {u"id"_s, u"e"_s}, {u"type"_s, u"email"_s}, {u"isPrimaryKey"_s, true}};
        const QJsonObject text{{u"id"_s, u"e"_s}, {u"type"_s, u"text"_s}};
        const QJsonObject list{{u"id"_s, u"l"_s}, {u"name"_s, u"Shop"_s}, {u"type"_s, u"radio"_s}};
        const QJsonObject phone{{u"id"_s, u"p"_s}, {u"name"_s, u"Tel"_s}, {u"type"_s, u"phone"_s}};
        type[u"fields"_s] = QJsonArray{text};
        QCOMPARE(words(type), QStringList{u"one email field identifies the contact"_s});
        type[u"fields"_s] = QJsonArray{email};
        QCOMPARE(words(type), QStringList());
        type[u"fields"_s] = QJsonArray{email, text, list, phone};
        QCOMPARE(words(type),
                 (QStringList{u"the ID e is used twice"_s, u"Shop needs options"_s,
                              u"Tel needs a country code"_s}));
        type[u"fields"_s] = QJsonArray{email, email};
        QVERIFY(words(type).contains(u"only one field identifies the contact"_s));
    }

    void incompleteFieldsAreNotSent()
    {
        openType();
        m_fixture->type(u"name"_s, u"Order paid"_s);
        m_fixture->type(u"alias"_s, u"order-paid"_s);
        m_fixture->click(u"addField"_s);
        propertyLine(u"id"_s, u"tel"_s);
        propertyLine(u"name"_s, u"Phone"_s);
        propertyChoice(u"type"_s, u"Phone"_s);
        m_fixture->click(u"create"_s);
        QVERIFY(m_fixture->footWords().contains(u"country code"_s));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventType), 0);
    }

    void aRefusalOfAFieldIsShownBesideIt()
    {
        m_fixture.reset();
        support::PageFixture fixture({.contacts = 1, .requestsPerMinute = 0},
                                     {.id = u"test"_s,
                                      .name = u"Casa Oliva"_s,
                                      .address = {},
                                      .guard = profiles::ProtectionLevel::Free,
                                      .requestsPerMinute = 0},
                                     std::make_unique<Refusing>());
        QTRY_VERIFY(fixture.account().storage().ready());
        const auto field = [](const QString &id, const QString &type, bool isKey) {
            return QJsonObject{
                {u"id"_s, id}, {u"name"_s, id}, {u"type"_s, type}, {u"isPrimaryKey"_s, isKey}};
        };
        const ui::PageAddress place{.page = u"new-event-type"_s, .values = {u"i1"_s}};
        fixture.account().storage().drafts().keep(
            place.text(),
            {{u"name"_s, u"Order paid"_s},
             {u"alias"_s, u"order-paid"_s},
             {u"category"_s, u"receive"_s},
             {u"receiveType"_s, u"api"_s},
             {u"fields"_s,
              QJsonArray{field(u"mail"_s, u"email"_s, true), field(u"ref"_s, u"text"_s, false)}}});
        auto *page = fixture.show(new ui::events::NewEventType(fixture, place));
        QTRY_VERIFY(page->hasPendingChanges());
        QTest::mouseClick(page->findChild<ui::Button *>(u"create"_s), Qt::LeftButton);
        QTRY_COMPARE(fixture.ledger().received(OperationId::CreateCustomEventType), 1);
        QTRY_VERIFY(page->findChild<ui::Notice *>(u"notice"_s)->isVisible());
        // The second field is selected, and its name shows the error.
        QCOMPARE(page->findChild<ui::TableView *>(u"fields"_s)->currentIndex().row(), 1);
        const auto editors = page->findChildren<ui::forms::FieldEditor *>(u"field.id"_s);
        QVERIFY(!editors.isEmpty());
        QVERIFY(editors.last()->reason().contains(u"reserved"_s));
        QCOMPARE(page->findChildren<QLineEdit *>(u"id"_s).last()->text(), u"ref"_s);
        delete page;
    }

    void theModelsAreSound()
    {
        ui::events::EventFields fields;
        const QAbstractItemModelTester first(
            &fields, QAbstractItemModelTester::FailureReportingMode::QtTest);
        fields.add({{u"id"_s, u"a"_s}, {u"type"_s, u"text"_s}});
        fields.add({{u"id"_s, u"b"_s}, {u"type"_s, u"email"_s}});
        fields.duplicate(0);
        QVERIFY(fields.move(0, 1));
        QVERIFY(!fields.move(0, -1));
        QVERIFY(fields.setData(fields.index(0, ui::events::EventFields::Required), Qt::Checked,
                               Qt::CheckStateRole));
        QVERIFY(fields.field(0)[u"required"_s].toBool());
        fields.remove(1);
        QCOMPARE(fields.rowCount(), 2);
        fields.setFields({});

        ui::forms::PairList pairs({u"id"_s, u"ID"_s}, {u"label"_s, u"Label"_s},
                                  &records::suggestedOptionId, nullptr);
        const QAbstractItemModelTester second(
            &pairs, QAbstractItemModelTester::FailureReportingMode::QtTest);
        pairs.append(ui::forms::readPairs(u"a\tA\nb;B\nc"_s));
        pairs.move(0, 2);
        QCOMPARE(pairs.pairs()[2][u"id"_s].toString(), u"a"_s);
        QCOMPARE(pairs.pairs()[1][u"label"_s].toString(), u"c"_s);
        pairs.remove(0);
        QVERIFY(pairs.setData(pairs.index(2, 1), u"Late"_s, Qt::EditRole));
        QCOMPARE(pairs.rowCount(), 4);
        pairs.setPairs({});
    }

private:
    void openField()
    {
        m_page = m_fixture->show(
            new ui::create::NewContactField(*m_fixture, {.page = u"new-contact-field"_s}));
    }

    [[nodiscard]] ui::TableView *openOptions()
    {
        openField();
        m_fixture->type(u"name"_s, u"Shop"_s);
        m_fixture->choose(u"type"_s, u"Single select"_s);
        auto *options = m_fixture->find<ui::TableView>(u"pairs.options"_s);
        options->setFocus();
        options->setCurrentIndex(options->model()->index(0, 0));
        return options;
    }
    [[nodiscard]] static QStringList cells(const ui::TableView *options, int column)
    {
        QStringList texts;
        for (int row = 0; row < options->model()->rowCount() - 1; ++row)
            texts.append(options->model()->index(row, column).data().toString());
        return texts;
    }

    void openType()
    {
        m_integration = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Web shop"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
        m_page = m_fixture->show(new ui::events::NewEventType(
            *m_fixture, {.page = u"new-event-type"_s, .values = {m_integration}}));
    }

    // Finds a property of a field. The form for the event type is before it and may use the same
    // object name.
    template <typename Widget>
    [[nodiscard]] Widget *property(const QString &name)
    {
        const auto all = m_fixture->window().findChildren<Widget *>(name);
        if (all.isEmpty())
            qFatal("no %s", qPrintable(name));
        return all.last();
    }
    void propertyLine(const QString &name, const QString &text)
    {
        auto *line = property<QLineEdit>(name);
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    void propertyChoice(const QString &name, const QString &words)
    {
        auto *combo = property<QComboBox>(name);
        combo->setFocus();
        for (int step = 0; combo->currentText() != words && step < 20; ++step)
            QTest::keyClick(
                combo, combo->currentIndex() < combo->findText(words) ? Qt::Key_Down : Qt::Key_Up);
    }
    [[nodiscard]] QStringList ids()
    {
        QStringList all;
        const auto *model = m_fixture->find<ui::TableView>(u"fields"_s)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            all.append(model->index(row, ui::events::EventFields::Id).data().toString());
        return all;
    }

    std::optional<PageFixture> m_fixture;
    QPointer<ui::create::CreatePage> m_page;
    QString m_integration;
};

STOREDESK_TEST(TestSetupForms)

} // namespace tst_setupforms

#include "tst_setupforms.moc"
