// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "storage/changehistory.h"
#include "storage/drafts.h"
#include "ui/forms/fieldform.h"
#include "ui/forms/recordeditor.h"
#include "ui/forms/reviewdialog.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>

#include <memory>
#include <optional>

namespace tst_recordeditor {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::forms;
using catalogue::OperationId;

// A page that contains only the editor.
class EditorPage final : public Page
{
public:
    EditorPage(PageHost &host, OperationId patch, const QStringList &values,
               const QJsonObject &record)
        : Page(host, {.page = u"test"_s})
        , m_editor(new RecordEditor(host, patch, values, record, this))
    {
        auto *box = new QVBoxLayout(this);
        box->addWidget(m_editor);
    }

    [[nodiscard]] QString title() const override { return u"Test"_s; }
    [[nodiscard]] Icon icon() const override { return Icon::Person; }
    [[nodiscard]] RecordEditor *editor() const { return m_editor; }

private:
    RecordEditor *m_editor;
};

static profiles::Profile profileOf(profiles::ProtectionLevel guard)
{
    return {.id = u"test"_s,
            .name = u"Casa Oliva"_s,
            .address = {},
            .colour = u"teal"_s,
            .guard = guard,
            .requestsPerMinute = 0};
}

class TestRecordEditor final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        start(profiles::ProtectionLevel::Confirm);
    }

    void cleanup() { m_fixture.reset(); }

    void aLongValueCanBeReadWholeBeforeItIsSaved()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Ferrer Soler "_s.repeated(12).trimmed());
        replace(u"_points"_s, u"320"_s);
        QTest::keySequence(line(u"_points"_s), QKeySequence(QKeySequence::Save));
        QTRY_VERIFY(review());
        auto *table = review()->findChild<QTableView *>(u"rows"_s);
        const auto after = table->model()->index(0, ReviewModel::AfterColumn);
        const QFontMetrics metrics(m_fixture->theme().font(Theme::Text::Medium));
        const auto fits = [&] {
            const int room = table->columnWidth(ReviewModel::AfterColumn) - 20;
            const auto whole = metrics.boundingRect(QRect(0, 0, room, 10000), Qt::TextWordWrap,
                                                    after.data().toString());
            return whole.height() > 2 * metrics.height() && table->rowHeight(0) >= whole.height();
        };
        QTRY_VERIFY(fits());
        // The other rows stay small.
        QVERIFY(table->rowHeight(1) < table->rowHeight(0));
        QTRY_VERIFY(table->viewport()->height() >= table->rowHeight(0) + table->rowHeight(1));
        // The save shortcut also confirms the review.
        QSignalSpy saved(m_editor, &RecordEditor::saved);
        QTest::keySequence(review(), QKeySequence(QKeySequence::Save));
        QTRY_COMPARE(saved.size(), 1);
    }

    void doesPatchContactByEmail()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Ferrer Soler"_s);
        replace(u"_points"_s, u"320"_s);
        QTest::keySequence(line(u"_points"_s), QKeySequence(QKeySequence::Save));
        QTRY_VERIFY(review());
        QVERIFY(review()->findChild<QPushButton *>(u"agree"_s)->hasFocus());
        QVERIFY(review()->findChild<QPushButton *>(u"agree"_s)->text().startsWith(u"Save 2 "_s));
        QSignalSpy saved(m_editor, &RecordEditor::saved);
        QTest::keyClick(review()->findChild<QPushButton *>(u"agree"_s), Qt::Key_Return);
        QTRY_COMPARE(saved.size(), 1);
        const QJsonObject body{{u"_surname"_s, u"Ferrer Soler"_s}, {u"_points"_s, 320}};
        saw(OperationId::PatchContactByEmail, body);
        QCOMPARE(m_fixture->ledger().received(OperationId::PatchContactByEmail), 1);
        QVERIFY(!m_editor->hasPendingChanges());
        QCOMPARE(m_fixture->told().last().left(8), u"Saved 2 "_s);
        const auto kept = m_fixture->account().storage().changes().last(
            OperationId::PatchContactByEmail, {m_email});
        QVERIFY(kept);
        QCOMPARE(kept->after, body);
        QCOMPARE(kept->before[u"_surname"_s], m_record[u"_surname"_s]);
        QVERIFY(m_fixture->undo());
    }

    void nothingMovesWhileTyping()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        const auto placeOfFields = [this] {
            QList<QRect> places;
            for (const auto *each : m_editor->form()->editors())
                places.append({each->mapTo(m_editor->form(), QPoint()), each->size()});
            return places;
        };
        QTRY_VERIFY(line(u"_points"_s)->isVisible());
        const auto before = placeOfFields();
        const auto former = m_record[u"_surname"_s].toString();
        replace(u"_surname"_s, u"Ferrer Soler"_s);
        auto *was = m_editor->findChild<ElidedLabel *>(u"was._surname"_s);
        QVERIFY(was);
        QVERIFY(was->isVisible());
        QVERIFY2(was->text().contains(former), qPrintable(was->text()));
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QCOMPARE(placeOfFields(), before);
    }

    void theStoreIsNamedOnce()
    {
        const StoreMark practice{.name = u"Practice store"_s, .kind = u"Practice store"_s};
        QCOMPARE(practice.inWords(), u"Practice store"_s);
        QCOMPARE(practice.kindBesideName(), QString());
        const StoreMark live{.name = u"Casa Oliva"_s, .kind = u"Live store"_s};
        QCOMPARE(live.inWords(), u"Casa Oliva, live store"_s);
    }

    void doesPatchContactByExternalId()
    {
        edit(OperationId::PatchContactByExternalId, {m_externalId});
        replace(u"_name"_s, u"Ann"_s);
        agree();
        saw(OperationId::PatchContactByExternalId, {{u"_name"_s, u"Ann"_s}});
    }

    void doesPatchContact()
    {
        edit(OperationId::PatchContact, {m_email});
        replace(u"_name"_s, u"Ann"_s);
        agree();
        saw(OperationId::PatchContact, {{u"_name"_s, u"Ann"_s}});
    }

    void doesPatchProductByStoreId()
    {
        const QString id = productId();
        edit(OperationId::PatchProductByStoreId, {id});
        replace(u"name"_s, u"Soap"_s);
        agree();
        saw(OperationId::PatchProductByStoreId, {{u"name"_s, u"Soap"_s}});
    }

    void doesPatchCustomIntegration()
    {
        const QString id = integrationId();
        edit(OperationId::PatchCustomIntegration, {id});
        replace(u"name"_s, u"Till"_s);
        agree();
        saw(OperationId::PatchCustomIntegration, {{u"name"_s, u"Till"_s}});
    }

    void freeSavesAtOnce()
    {
        start(profiles::ProtectionLevel::Free);
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_name"_s, u"Ann"_s);
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        saw(OperationId::PatchContactByEmail, {{u"_name"_s, u"Ann"_s}});
        QVERIFY(!review());
    }

    void readOnlyTakesNothing()
    {
        start(profiles::ProtectionLevel::ReadOnly);
        edit(OperationId::PatchContactByEmail, {m_email});
        line(u"_name"_s)->setFocus();
        QTest::keyClicks(line(u"_name"_s), u"abc"_s);
        QVERIFY(!m_editor->hasPendingChanges());
        QCOMPARE(notice()->headline(), u"This account is read-only"_s);
        QVERIFY(!button(u"save"_s)->isVisible());
    }

    void theReviewShowsOldAndNew()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        const int points = m_record[u"_points"_s].toInt();
        replace(u"_points"_s, QString::number(points + 70));
        replace(u"_surname"_s, u"Other"_s);
        openReview();
        auto *table = review()->findChild<QTableView *>(u"rows"_s);
        const QAbstractItemModelTester tester(
            table->model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(cell(*table, 1, ReviewModel::FieldColumn), u"Points _points"_s);
        QCOMPARE(cell(*table, 1, ReviewModel::AfterColumn).section(u' ', 1), u"+70"_s);
        QVERIFY(review()
                    ->findChild<QLabel *>(u"checkLine"_s)
                    ->text()
                    .contains(u"no one has changed this contact"_s));
        auto *fold = review()->findChild<QPushButton *>(u"fold"_s);
        QTest::mouseClick(fold, Qt::LeftButton);
        auto *text = review()->findChild<QPlainTextEdit *>(u"request"_s);
        QVERIFY(text->isVisible());
        QVERIFY(text->toPlainText().startsWith(u"PATCH /"_s));
        QVERIFY(text->toPlainText().contains(u"\"_surname\": \"Other\""_s));
        QTest::mouseClick(review()->findChild<QPushButton *>(u"copyCurl"_s), Qt::LeftButton);
        QVERIFY(QApplication::clipboard()->text().contains(u"$STOREDESK_API_KEY"_s));
        QVERIFY(!QApplication::clipboard()->text().contains(
            QString::fromLatin1(m_fixture->service().apiKey())));

        QTest::mouseClick(review()->findChild<QPushButton *>(u"keep._points"_s), Qt::LeftButton);
        QCOMPARE(table->model()->rowCount(), 1);
        QVERIFY(review()->findChild<QPushButton *>(u"agree"_s)->text().startsWith(u"Save 1 "_s));
        QCOMPARE(line(u"_points"_s)->text(), QString::number(points));
        QTest::keyClick(review(), Qt::Key_Escape);
        QTRY_VERIFY(!review());
        QVERIFY(m_editor->hasPendingChanges());
        QVERIFY(m_fixture->ledger().received(OperationId::PatchContactByEmail) == 0);
    }

    void changesByOthersAreShown()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_points"_s, u"320"_s);
        QVERIFY(other({.operation = OperationId::PatchContactByEmail,
                       .values = {m_email},
                       .body = QJsonObject{{u"_points"_s, 260}}}));
        openReview();
        const QString words = review()->findChild<QLabel *>(u"checkLine"_s)->text();
        QCOMPARE(words, u"“Points” is now 260: someone else changed it while you were editing."_s);
        auto *table = review()->findChild<QTableView *>(u"rows"_s);
        const QString now = cell(*table, 0, ReviewModel::NowColumn);
        QCOMPARE(now, u"260 was %1"_s.arg(m_record[u"_points"_s].toInt()));
        QTest::mouseClick(review()->findChild<QPushButton *>(u"keep._points"_s), Qt::LeftButton);
        QTRY_VERIFY(!review());
        QCOMPARE(line(u"_points"_s)->text(), u"260"_s);
        QVERIFY(!m_editor->hasPendingChanges());
    }

    void refusalsAreShownAtTheirField()
    {
        start(profiles::ProtectionLevel::Free);
        edit(OperationId::PatchContactByEmail, {m_email});
        QTRY_COMPARE(m_fixture->account().contactFields().state(),
                     account::AccountFields::State::Ready);
        const QString key = ownText();
        replace(key, u"abc"_s);
        // Another user deletes the field in the meantime.
        QVERIFY(other({.operation = OperationId::DeleteContactField, .values = {key}}));
        line(u"_name"_s)->setFocus();
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        QTRY_VERIFY(!m_editor->form()->editor(key)->reason().isEmpty());
        QVERIFY(line(key)->hasFocus());
        QCOMPARE(line(key)->text(), u"abc"_s);
        QVERIFY(m_editor->hasPendingChanges());
        QVERIFY(button(u"save"_s)->isEnabled());
    }

    void anUnknownEndIsSaidAndCanBeLookedUp()
    {
        start(profiles::ProtectionLevel::Free);
        edit(OperationId::PatchContactByEmail, {m_email});
        m_fixture->service().faults().add({.aim = practice::Aim::Operation,
                                           .operation = OperationId::PatchContactByEmail,
                                           .fault = practice::Fault::ErrorApplied});
        replace(u"_name"_s, u"Ann"_s);
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(notice()->isVisible(), 15000);
        QCOMPARE(notice()->headline(), u"Save not confirmed"_s);
        m_fixture->service().faults().clear();
        QVERIFY(m_editor->hasPendingChanges());
        QCOMPARE(line(u"_name"_s)->text(), u"Ann"_s);
        // The request had arrived, so there is nothing left to save once the record has been read
        // again. The faults had opened the circuit breaker.
        m_fixture->account().session().client().resume();
        QTest::mouseClick(button(u"noticeAction"_s), Qt::LeftButton);
        QTRY_VERIFY(!m_editor->hasPendingChanges());
    }

    void existingExternalIdsAreReportedInWords()
    {
        start(profiles::ProtectionLevel::Free);
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_externalId"_s, m_otherExternalId);
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        QTRY_VERIFY(notice()->isVisible());
        QVERIFY(!notice()->headline().isEmpty());
        QVERIFY(m_editor->hasPendingChanges());
        QCOMPARE(line(u"_externalId"_s)->text(), m_otherExternalId);
    }

    void invalidInputIsNotSent()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_points"_s, u"many"_s);
        line(u"_name"_s)->setFocus();
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        QVERIFY(line(u"_points"_s)->hasFocus());
        QVERIFY(!m_editor->isBusy());
        QVERIFY(m_fixture->ledger().received(OperationId::PatchContactByEmail) == 0);
    }

    void aDraftSurvives()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Halfway"_s);
        auto &drafts = m_fixture->account().storage().drafts();
        QTRY_COMPARE(drafts.all().size(), 1);
        edit(OperationId::PatchContactByEmail, {m_email});
        QCOMPARE(line(u"_surname"_s)->text(), u"Halfway"_s);
        QVERIFY(m_editor->hasPendingChanges());
        QVERIFY(notice()->headline().startsWith(u"Draft from "_s));
        QTest::mouseClick(button(u"noticeAction"_s), Qt::LeftButton);
        QVERIFY(!m_editor->hasPendingChanges());
        QVERIFY(drafts.all().isEmpty());
    }

    void theWordOfADraftGoesWithItsLastChange()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Halfway"_s);
        QTRY_COMPARE(m_fixture->account().storage().drafts().all().size(), 1);
        edit(OperationId::PatchContactByEmail, {m_email});
        QTRY_VERIFY(notice()->isVisible());
        replace(u"_points"_s, u"5"_s);
        QVERIFY(notice()->isVisible());
        replace(u"_points"_s, QString::number(m_record[u"_points"_s].toInt()));
        replace(u"_surname"_s, m_record[u"_surname"_s].toString());
        QVERIFY(!m_editor->hasPendingChanges());
        QVERIFY(!notice()->isVisible());
    }

    void theLastInputIsStoredWhenTheEditorCloses()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Halfway"_s);
        // Close the page immediately, without a pause in typing.
        delete m_fixture->currentPage();
        edit(OperationId::PatchContactByEmail, {m_email});
        QCOMPARE(line(u"_surname"_s)->text(), u"Halfway"_s);
    }

    void discardPutsEverythingBack()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        QSignalSpy pending(m_editor, &RecordEditor::pendingChanged);
        replace(u"_surname"_s, u"Other"_s);
        QCOMPARE(pending.size(), 1);
        QTest::mouseClick(button(u"discard"_s), Qt::LeftButton);
        QVERIFY(!m_editor->hasPendingChanges());
        QCOMPARE(line(u"_surname"_s)->text(), m_record[u"_surname"_s].toString());
        QVERIFY(!button(u"save"_s)->isVisible());
    }

    void aRecordThatIsGoneIsNotCreatedAgain()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        replace(u"_surname"_s, u"Other"_s);
        QVERIFY(other({.operation = OperationId::DeleteContactByEmail, .values = {m_email}}));
        QTest::mouseClick(button(u"save"_s), Qt::LeftButton);
        QTRY_VERIFY(notice()->isVisible());
        QCOMPARE(notice()->headline(), u"This contact no longer exists"_s);
        QVERIFY(m_editor->hasPendingChanges());
    }

    void theAccountsOwnFieldsCome()
    {
        edit(OperationId::PatchContactByEmail, {m_email});
        QTRY_COMPARE(m_fixture->account().contactFields().state(),
                     account::AccountFields::State::Ready);
        const auto rules = m_fixture->account().contactFields().contactRules(
            catalogue::FieldLocation::PatchByEmail);
        QVERIFY(m_editor->form()->editor(rules.rules.back().key) || rules.rules.back().readOnly);
    }

private:
    void start(profiles::ProtectionLevel guard)
    {
        m_fixture.reset();
        m_fixture = std::make_unique<support::PageFixture>(
            practice::ServiceOptions{.contacts = 50, .requestsPerMinute = 0}, profileOf(guard));
        makeContacts();
    }

    // Sends a request as another client with the same key.
    http::Outcome other(const http::Request &request)
    {
        auto connection = m_fixture->account().session().client().connection();
        connection.guard = http::Protection::Free;
        api::Session session(connection, m_fixture->clock());
        return support::sendAndWait(session, request);
    }

    QJsonObject record(OperationId get, const QStringList &values)
    {
        const auto reply = other({.operation = get, .values = values});
        return reply ? reply->document.object() : QJsonObject();
    }

    QJsonArray list(OperationId operation) { return record(operation, {})[u"results"_s].toArray(); }

    QString ownText()
    {
        for (const auto &field : m_fixture->account().contactFields().definitions()) {
            const QString id = field[u"id"_s].toString();
            if (field[u"type"_s] == u"text"_s && !id.startsWith(u'_')
                && m_editor->form()->editor(id))
                return id;
        }
        return {};
    }

    void makeContacts()
    {
        QVERIFY(other({.operation = OperationId::PatchContactByEmail,
                       .values = {m_email},
                       .body = QJsonObject{{u"_externalId"_s, m_externalId},
                                           {u"_name"_s, u"Lucía"_s},
                                           {u"_surname"_s, u"Ferrer"_s},
                                           {u"_birthdate"_s, u"1988-03-14T00:00:00.000Z"_s},
                                           {u"_mobilePhone"_s, u"+34651234567"_s},
                                           {u"_points"_s, 250}}}));
        QVERIFY(other({.operation = OperationId::PatchContactByEmail,
                       .values = {u"other@example.org"_s},
                       .body = QJsonObject{{u"_externalId"_s, m_otherExternalId}}}));
        m_fixture->ledger().clear();
    }

    QString productId()
    {
        const QString id = u"SOAP-1"_s;
        const QJsonObject soap{{u"name"_s, u"Olive soap"_s},
                               {u"productDetailUrl"_s, u"https://tienda.example.com/p/soap"_s},
                               {u"unitPrice"_s, 9.95}};
        if (!other({.operation = OperationId::PatchProductByStoreId, .values = {id}, .body = soap}))
            return {};
        return id;
    }

    QString integrationId()
    {
        return list(OperationId::ListCustomIntegrations)[0][u"id"_s].toString();
    }

    void edit(OperationId patch, const QStringList &values)
    {
        m_record = record(*catalogue::operation(patch).lookUp, values);
        QVERIFY(!m_record.isEmpty());
        auto *page = new EditorPage(*m_fixture, patch, values, m_record);
        m_fixture->show(page);
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture->window()));
        m_editor = page->editor();
    }

    QLineEdit *line(const QString &key) { return m_editor->findChild<QLineEdit *>(key); }
    QPushButton *button(const QString &name) { return m_editor->findChild<QPushButton *>(name); }
    Notice *notice() { return m_editor->findChild<Notice *>(u"notice"_s); }
    ReviewDialog *review() { return qobject_cast<ReviewDialog *>(m_fixture->dialog()); }

    void replace(const QString &key, const QString &text)
    {
        auto *edit = line(key);
        QVERIFY(edit);
        edit->setFocus();
        QTest::keySequence(edit, QKeySequence(QKeySequence::SelectAll));
        QTest::keyClicks(edit, text);
    }

    static QString cell(const QTableView &table, int row, int column)
    {
        return table.model()->index(row, column).data(Qt::AccessibleTextRole).toString();
    }

    void openReview()
    {
        QTest::mouseClick(button(u"review"_s), Qt::LeftButton);
        QTRY_VERIFY(review());
    }

    void agree()
    {
        openReview();
        QTest::mouseClick(review()->findChild<QPushButton *>(u"agree"_s), Qt::LeftButton);
    }

    void saw(OperationId operation, const QJsonObject &body)
    {
        const QByteArray bytes = QJsonDocument(body).toJson(QJsonDocument::Compact);
        QTRY_COMPARE(m_fixture->ledger().appliedBody(operation, bytes), 1);
        QTRY_VERIFY(!m_editor->hasPendingChanges());
    }

    std::unique_ptr<support::PageFixture> m_fixture;
    RecordEditor *m_editor = nullptr;
    QJsonObject m_record;
    const QString m_email = u"lucia.ferrer@example.com"_s;
    const QString m_externalId = u"CRM-004417"_s;
    const QString m_otherExternalId = u"CRM-000001"_s;
};

STOREDESK_TEST(TestRecordEditor)

} // namespace tst_recordeditor

#include "tst_recordeditor.moc"
