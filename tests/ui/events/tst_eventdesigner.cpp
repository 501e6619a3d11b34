// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/shelf.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "storage/drafts.h"
#include "ui/events/eventfields.h"
#include "ui/events/eventsources.h"
#include "ui/events/neweventtype.h"
#include "ui/forms/fieldeditor.h"
#include "ui/tables/tableview.h"

#include <QClipboard>
#include <QDropEvent>
#include <QHeaderView>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTemporaryDir>

#include <optional>

namespace tst_eventdesigner {

using namespace Qt::StringLiterals;
using namespace storedesk;
using catalogue::OperationId;
using support::PageFixture;

static QJsonObject field(const QString &id, const QString &type, const QJsonObject &more = {})
{
    QJsonObject made{{u"id"_s, id}, {u"name"_s, id}, {u"type"_s, type}};
    for (auto at = more.begin(); at != more.end(); ++at)
        made[at.key()] = at.value();
    return made;
}

static QJsonObject keyField()
{
    return field(u"mail"_s, u"email"_s, {{u"required"_s, true}, {u"isPrimaryKey"_s, true}});
}

static QJsonObject typeWith(const QJsonArray &fields)
{
    return {{u"name"_s, u"Order paid"_s},
            {u"alias"_s, u"order-paid"_s},
            {u"category"_s, u"receive"_s},
            {u"receiveType"_s, u"api"_s},
            {u"fields"_s, fields}};
}

// Tests event types that are designed from samples, tables and files.
class TestEventDesigner final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_fixture.emplace(support::storeWith(20),
                          PageFixture::profile(profiles::ProtectionLevel::Free));
        QTRY_VERIFY(m_fixture->account().storage().ready());
        m_integration = support::replyTo(*m_fixture,
                                         {.operation = OperationId::CreateCustomIntegration,
                                          .body = QJsonObject{{u"name"_s, u"Web shop"_s},
                                                              {u"eventsEnabled"_s, true}}})[u"id"_s]
                            .toString();
    }

    void cleanup() { m_fixture.reset(); }

    void aSampleBecomesATypeThatIsCreated()
    {
        open();
        m_fixture->click(u"fromSample"_s);
        auto *sample = m_fixture->find<QPlainTextEdit>(u"sample"_s);
        QTRY_VERIFY(sample->hasFocus());
        copy(u"{\"order\": {\"ref\": \"P-1\", \"total\": 12.5, \"lines\": [{}, {}]},"
             " \"customer\": {\"mail\": \"ana@example.com\"}}"_s);
        PageFixture::pressKey(Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_fixture->find<QLabel>(u"sampleState"_s)->text().contains(u"3 field"_s));
        QVERIFY(m_fixture->find<QLabel>(u"leftOut"_s)->text().contains(u"/order/lines"_s));
        m_fixture->click(u"propose"_s);
        QCOMPARE(ids(), (QStringList{u"orderRef"_s, u"orderTotal"_s, u"mail"_s}));
        QCOMPARE(m_fixture->find<QComboBox>(u"receiveType"_s)->currentText(), u"Webhook"_s);
        // The choice cannot be changed later, as a notice explains.
        QVERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->notice()->headline().contains(u"Webhook"_s));
        auto *comesFrom = m_fixture->find<QComboBox>(u"receiveType"_s);
        comesFrom->setFocus();
        // Select "API".
        QTest::keyClick(comesFrom, Qt::Key_A);
        QCOMPARE(comesFrom->currentText(), u"API"_s);
        QVERIFY(!m_fixture->notice()->isVisible());
        QTest::keyClick(comesFrom, Qt::Key_Down);
        QCOMPARE(comesFrom->currentText(), u"Webhook"_s);
        QVERIFY(!table()->isColumnHidden(ui::events::EventFields::Pointer));
        table()->setCurrentIndex(table()->model()->index(1, 0));
        QVERIFY(m_fixture->find<QLabel>(u"suggestion"_s)->text().contains(u"decimals"_s));
        m_fixture->type(u"name"_s, u"Order paid"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        auto expected = typeWith(
            {field(u"orderRef"_s, u"text"_s,
                   {{u"name"_s, u"Order ref"_s}, {u"jsonPointerPath"_s, u"/order/ref"_s}}),
             field(u"orderTotal"_s, u"decimal"_s,
                   {{u"name"_s, u"Order total"_s}, {u"jsonPointerPath"_s, u"/order/total"_s}}),
             field(u"mail"_s, u"email"_s,
                   {{u"name"_s, u"Mail"_s},
                    {u"required"_s, true},
                    {u"isPrimaryKey"_s, true},
                    {u"jsonPointerPath"_s, u"/customer/mail"_s}})});
        expected[u"receiveType"_s] = u"webhook"_s;
        QCOMPARE(m_fixture->applied(OperationId::CreateCustomEventType, expected), 1);
    }

    // Types are not elided, even next to the samples, where space is short.
    void typesAreNotCutBesideUnusedSpace()
    {
        open(
            typeWith({keyField(), field(u"tags"_s, u"checkbox"_s), field(u"sum"_s, u"decimal"_s)}));
        const auto fits = [this] {
            const QAbstractItemView *view = table();
            const auto type = ui::events::EventFields::TypeColumn;
            return table()->columnWidth(type) >= view->sizeHintForColumn(type);
        };
        QTRY_VERIFY(fits());
        m_fixture->click(u"fromSample"_s);
        QTRY_VERIFY(fits());
    }

    // The key and the origin of a value are visible next to the samples without scrolling.
    void allColumnsFitBesideTheSamples()
    {
        open(typeWith({}));
        m_fixture->click(u"fromSample"_s);
        m_fixture->find<QPlainTextEdit>(u"sample"_s)
            ->setPlainText(
                u"{\"order\": {\"ref\": \"P-1\", \"total\": 12.5, \"paidAt\": \"2026-11-15\","
                " \"tags\": [\"oil\", \"gift\"]},"
                " \"customer\": {\"mail\": \"ana@example.com\"}}"_s);
        m_fixture->click(u"propose"_s);
        QVERIFY(!table()->isColumnHidden(ui::events::EventFields::Pointer));
        QTRY_VERIFY2(table()->horizontalHeader()->length() <= table()->viewport()->width(),
                     qPrintable(u"%1 of %2"_s.arg(table()->horizontalHeader()->length())
                                    .arg(table()->viewport()->width())));
        const QAbstractItemView *view = table();
        for (int column = 0; column < ui::events::EventFields::ColumnCount; ++column)
            QVERIFY2(table()->columnWidth(column) >= view->sizeHintForColumn(column),
                     qPrintable(QString::number(column)));
    }

    void typedInputStaysWhenASampleIsAdded()
    {
        open(typeWith({keyField(), field(u"mine"_s, u"text"_s)}));
        m_fixture->click(u"fromSample"_s);
        m_fixture->find<QPlainTextEdit>(u"sample"_s)
            ->setPlainText(u"{\"mail\": \"a@b.es\", \"points\": 3}"_s);
        m_fixture->click(u"propose"_s);
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"mine"_s, u"points"_s}));
        QCOMPARE(m_fixture->find<QComboBox>(u"receiveType"_s)->currentText(), u"API"_s);
    }

    void aSampleThatCannotBeReadSaysWhere()
    {
        open();
        m_fixture->click(u"fromSample"_s);
        m_fixture->find<QPlainTextEdit>(u"sample"_s)->setPlainText(u"{\"a\": oops}"_s);
        QVERIFY(!m_fixture->find<ui::Button>(u"propose"_s)->isEnabled());
        QVERIFY(
            m_fixture->find<QLabel>(u"sampleState"_s)->text().contains(u"line 1, character 7"_s));
    }

    void droppedFilesAreSamples()
    {
        open();
        m_fixture->click(u"fromSample"_s);
        const QTemporaryDir folder;
        QMimeData data;
        data.setUrls({fileWith(folder, u"one.json"_s, "{\"mail\": \"a@b.es\"}"),
                      fileWith(folder, u"two.json"_s, "{\"mail\": \"c@d.es\", \"n\": 1}")});
        auto *samples = m_fixture->find<QWidget>(u"samples"_s);
        QDragEnterEvent enter(QPoint(20, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(samples, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(20, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(samples, &drop);
        QCOMPARE(m_fixture->find<QLabel>(u"sampleCount"_s)->text(), u"2"_s);
        m_fixture->click(u"propose"_s);
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"n"_s}));
    }

    void samplesAreStoredInTheDraft()
    {
        open();
        m_fixture->click(u"fromSample"_s);
        m_fixture->find<QPlainTextEdit>(u"sample"_s)->setPlainText(u"{\"n\": 1}"_s);
        QVERIFY(m_page->hasPendingChanges());
        m_page->keepDraftChanges();
        open();
        QVERIFY(m_fixture->find<QWidget>(u"samples"_s)->isVisible());
        QCOMPARE(m_fixture->find<QPlainTextEdit>(u"sample"_s)->toPlainText(), u"{\"n\": 1}"_s);
    }

    void rowsOfASpreadsheetArePastedAsFields()
    {
        open();
        copy(u"ID\tName\tType\tOptions\nshop\tShop\tradio\ta=A|b=B\nbad\tBad\thologram\t\n"_s);
        table()->setFocus();
        PageFixture::pressKey(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(ids(), (QStringList{u"email"_s, u"shop"_s}));
        QCOMPARE(table()->currentIndex().row(), 1);
        QVERIFY(m_fixture->notice()->isVisible());
        QVERIFY(m_fixture->notice()->sentence().contains(u"Row 3"_s));
        copy(u"shop\tShop\ttext\n"_s);
        m_fixture->click(u"pasteFields"_s);
        QCOMPARE(ids(), (QStringList{u"email"_s, u"shop"_s, u"shop2"_s}));
        QVERIFY(m_page->hasPendingChanges());
    }

    void fieldsComeFromACsvFile()
    {
        open();
        const QTemporaryDir folder;
        const auto file = fileWith(folder, u"f.csv"_s, "id;name;type\norder;Order;text\n");
        sources()->readTable(file.toLocalFile());
        QCOMPARE(ids(), (QStringList{u"email"_s, u"order"_s}));
        sources()->readTable(folder.filePath(u"missing.csv"_s));
        QVERIFY(m_fixture->notice()->isVisible());
    }

    void aDefinitionIsSavedAndOpened()
    {
        open(typeWith({keyField(), field(u"ref"_s, u"text"_s)}));
        const QTemporaryDir folder;
        const auto path = folder.filePath(u"type.json"_s);
        sources()->saveDefinition(path);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("\"order-paid\""));
        m_page->discardChanges();
        QCOMPARE(ids(), QStringList{u"email"_s});
        sources()->openDefinition(path);
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"ref"_s}));
        QCOMPARE(m_fixture->find<QLineEdit>(u"alias"_s)->text(), u"order-paid"_s);
        sources()->openDefinition(fileWith(folder, u"x.json"_s, "{}").toLocalFile());
        QVERIFY(m_fixture->notice()->headline().contains(
            u"doesn't contain an event type definition"_s));
        QCOMPARE(ids().size(), 2);
    }

    void aNewOneCanBeLikeAnother()
    {
        const auto made =
            support::replyTo(*m_fixture,
                             {.operation = OperationId::CreateCustomEventType,
                              .values = {m_integration},
                              .body = typeWith({keyField(), field(u"ref"_s, u"text"_s)})});
        m_place = {.page = u"new-event-type"_s,
                   .values = {m_integration, made[u"id"_s].toString()}};
        open();
        QTRY_COMPARE(ids(), (QStringList{u"mail"_s, u"ref"_s}));
        QCOMPARE(m_fixture->find<QLineEdit>(u"name"_s)->text(), u"Order paid (copy)"_s);
        QCOMPARE(m_fixture->find<QLineEdit>(u"alias"_s)->text(), u"order-paid-copy"_s);
        QTRY_VERIFY(m_page->settled());
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventType), 2);
    }

    void aFieldIsDraggedToAnotherPlace()
    {
        open(typeWith({keyField(), field(u"a"_s, u"text"_s), field(u"b"_s, u"text"_s)}));
        auto *model = table()->model();
        const std::unique_ptr<QMimeData> data(model->mimeData({model->index(2, 0)}));
        // If the model reported a successful drop, the view would remove the row.
        QVERIFY(!model->dropMimeData(data.get(), Qt::MoveAction, 0, 0, {}));
        QCOMPARE(ids(), (QStringList{u"b"_s, u"mail"_s, u"a"_s}));
        QCOMPARE(table()->currentIndex().row(), 0);
        const std::unique_ptr<QMimeData> first(model->mimeData({model->index(0, 0)}));
        QVERIFY(!model->dropMimeData(first.get(), Qt::MoveAction, -1, -1, model->index(2, 0)));
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"b"_s, u"a"_s}));
        QVERIFY(!model->dropMimeData(first.get(), Qt::CopyAction, 2, 0, {}));
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"b"_s, u"a"_s}));
    }

    void aRemovedFieldComesBackWithUndo()
    {
        auto removed = field(u"size"_s, u"text"_s);
        removed[u"required"_s] = true;
        open(typeWith({keyField(), removed, field(u"b"_s, u"text"_s)}));
        table()->setCurrentIndex(table()->model()->index(1, ui::events::EventFields::Id));
        m_fixture->click(u"removeField"_s);
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"b"_s}));
        QVERIFY(m_fixture->told().last().endsWith(u"was removed."_s));
        QVERIFY(m_fixture->undo());
        m_fixture->undo()();
        QCOMPARE(ids(), (QStringList{u"mail"_s, u"size"_s, u"b"_s}));
        QCOMPARE(table()->currentIndex().row(), 1);
        QCOMPARE(table()
                     ->model()
                     ->index(1, ui::events::EventFields::Required)
                     .data(Qt::CheckStateRole)
                     .toInt(),
                 static_cast<int>(Qt::Checked));
    }

    // Checks each rule: where its message appears, and that no request is sent while the rule is
    // violated.
    void everyRuleIsSaidAtItsFieldBeforeAnyRequest_data()
    {
        QTest::addColumn<QJsonObject>("type");
        // The editor that shows the message. If empty, only the footer shows it.
        QTest::addColumn<QString>("place");
        QTest::addColumn<QString>("words");
        const auto text = field(u"ref"_s, u"text"_s);
        const auto with = [text](const QJsonObject &more) {
            return typeWith({keyField(), field(u"ref"_s, u"text"_s, more)});
        };
        auto changed = typeWith({keyField()});
        changed[u"category"_s] = u"send"_s;
        QTest::newRow("address of one that is sent") << changed << u"webhookUrl"_s << QString();
        QTest::newRow("no field") << typeWith({}) << QString() << u"at least one field"_s;
        QTest::newRow("no key") << typeWith({text}) << QString()
                                << u"one email field identifies the contact"_s;
        QTest::newRow("two keys") << typeWith(
            {keyField(),
             field(u"other"_s, u"email"_s, {{u"required"_s, true}, {u"isPrimaryKey"_s, true}})})
                                  << u"isPrimaryKey"_s
                                  << u"only one field identifies the contact"_s;
        QTest::newRow("a key that is no email")
            << typeWith(
                   {field(u"ref"_s, u"text"_s, {{u"required"_s, true}, {u"isPrimaryKey"_s, true}})})
            << u"isPrimaryKey"_s << u"the field that identifies the contact is an email"_s;
        QTest::newRow("a key that may be missing")
            << typeWith({field(u"mail"_s, u"email"_s,
                               {{u"required"_s, false}, {u"isPrimaryKey"_s, true}})})
            << u"required"_s << u"the field that identifies the contact is required"_s;
        QTest::newRow("an ID twice")
            << typeWith({keyField(), text, text}) << u"id"_s << u"the ID ref is used twice"_s;
        QTest::newRow("no ID") << with({{u"id"_s, u""_s}}) << u"id"_s << QString();
        QTest::newRow("no name") << with({{u"name"_s, u""_s}}) << u"name"_s << QString();
        QTest::newRow("no options of one")
            << with({{u"type"_s, u"radio"_s}}) << u"options"_s << u"needs options"_s;
        QTest::newRow("no options of several")
            << with({{u"type"_s, u"checkbox"_s}}) << u"options"_s << u"needs options"_s;
        QTest::newRow("a phone without prefix")
            << with({{u"type"_s, u"phone"_s}}) << u"defaultCountryCode"_s << u"country code"_s;
        auto pointed = with({{u"jsonPointerPath"_s, u"no pointer"_s}});
        pointed[u"receiveType"_s] = u"webhook"_s;
        QTest::newRow("a pointer that is none") << pointed << u"jsonPointerPath"_s << QString();
    }

    void everyRuleIsSaidAtItsFieldBeforeAnyRequest()
    {
        QFETCH(const QJsonObject, type);
        QFETCH(const QString, place);
        QFETCH(const QString, words);
        open(type);
        m_fixture->click(u"create"_s);
        QVERIFY2(m_fixture->footWords().contains(words), qPrintable(m_fixture->footWords()));
        QVERIFY(!m_fixture->footWords().isEmpty());
        bool said = place.isEmpty();
        for (const auto *editor : m_page->findChildren<ui::forms::FieldEditor *>())
            said = said || (editor->key() == place && !editor->reason().isEmpty());
        QVERIFY2(said, qPrintable(m_fixture->footWords()));
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventType), 0);
        QCOMPARE(m_fixture->opened().size(), 0);
    }

    void anEventThatIsReceivedNeedsAnAlias()
    {
        open(typeWith({keyField()}));
        m_fixture->type(u"alias"_s, QString());
        m_fixture->click(u"create"_s);
        QVERIFY(!m_fixture->find<QLabel>(u"reason.alias"_s)->text().isEmpty());
        QCOMPARE(m_fixture->received(OperationId::CreateCustomEventType), 0);
    }

    // Fields for the other direction are never sent, even if they were filled in before.
    void anAliasIsNotSentWithAnEventThatTheServiceSends()
    {
        auto type = typeWith({field(u"ref"_s, u"text"_s)});
        open(type);
        m_fixture->choose(u"category"_s, u"Sent by the service"_s);
        m_fixture->type(u"webhookUrl"_s, u"https://erp.example.com/hook"_s);
        m_fixture->click(u"create"_s);
        QTRY_COMPARE(m_fixture->opened().size(), 1);
        type.remove(u"alias"_s);
        type.remove(u"receiveType"_s);
        type[u"category"_s] = u"send"_s;
        type[u"webhookUrl"_s] = u"https://erp.example.com/hook"_s;
        QCOMPARE(m_fixture->applied(OperationId::CreateCustomEventType, type), 1);
    }

private:
    void open(const QJsonObject &draft = {})
    {
        if (m_place.page.isEmpty() || m_place.values.value(0) != m_integration)
            m_place = {.page = u"new-event-type"_s, .values = {m_integration}};
        if (!draft.isEmpty())
            m_fixture->account().storage().drafts().keep(m_place.text(), draft);
        m_page = m_fixture->show(new ui::events::NewEventType(*m_fixture, m_place));
        m_page->activateWindow();
        QTRY_VERIFY(m_page->settled());
    }

    static void copy(const QString &text) { QGuiApplication::clipboard()->setText(text); }

    static QUrl fileWith(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
            qFatal("%s", qPrintable(file.errorString()));
        return QUrl::fromLocalFile(file.fileName());
    }

    [[nodiscard]] ui::TableView *table() { return m_fixture->find<ui::TableView>(u"fields"_s); }
    [[nodiscard]] ui::events::EventSources *sources()
    {
        return m_page->findChild<ui::events::EventSources *>();
    }

    [[nodiscard]] QStringList ids()
    {
        QStringList found;
        const auto *model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row)
            found.append(model->index(row, ui::events::EventFields::Id).data().toString());
        return found;
    }

    std::optional<PageFixture> m_fixture;
    ui::events::NewEventType *m_page = nullptr;
    ui::PageAddress m_place;
    QString m_integration;
};

STOREDESK_TEST(TestEventDesigner)

} // namespace tst_eventdesigner

#include "tst_eventdesigner.moc"
