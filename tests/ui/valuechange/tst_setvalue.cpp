// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/mirrorfixture.h"
#include "support/pagefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include "account/accountfields.h"
#include "importundo/importundo.h"
#include "jobs/jobmanager.h"
#include "ui/forms/choiceseditor.h"
#include "ui/jobs/jobtexts.h"
#include "ui/valuechange/setvaluedialog.h"

#include <QComboBox>
#include <QJsonArray>
#include <QRadioButton>
#include <QTemporaryDir>

namespace tst_setvalue {

using namespace Qt::StringLiterals;
using namespace storedesk;
using namespace storedesk::ui;
using namespace storedesk::ui::valuechange;
using enum catalogue::OperationId;
using journal::JobState;

// Tests setting one value for many contacts: comparing with the offline copy, sending as requests
// or as one import, and undoing.
class TestSetValue final : public QObject
{
    Q_OBJECT

private:
    static constexpr auto newsletter = "_newsletterSubscriptionStatus"_L1;

    std::optional<support::MirrorFixture> m_fixture;

    [[nodiscard]] support::PageFixture &host() { return m_fixture->host(); }
    [[nodiscard]] storedesk::jobs::JobManager &jobManager()
    {
        return host().workspace().jobManager();
    }
    void start(int contacts = 30, int requestsPerMinute = 0)
    {
        m_fixture.reset();
        m_fixture.emplace(contacts, profiles::ProtectionLevel::Free, requestsPerMinute);
        // Ane, Bea and Cai have known values.
        m_fixture->patch(u"ane@zurriaga.example"_s,
                         {{newsletter, u"subscribed"_s},
                          {"_points"_L1, 1250},
                          {"intereses"_L1, QJsonArray{u"escalada"_s, u"correr"_s}}});
        m_fixture->patch(u"bea@zurriaga.example"_s, {{newsletter, u"unsubscribed"_s}});
        m_fixture->patch(u"cai@zurriaga.example"_s, {{newsletter, u"none"_s}});
        m_fixture->open(3);
    }
    // Selects the contacts that match and opens the dialog.
    SetValueDialog *dialogFor(const QString &words, int matches)
    {
        m_fixture->search(words, matches);
        QTest::keyClick(m_fixture->table(), Qt::Key_A, Qt::ControlModifier);
        m_fixture->act(u"contactsSetValue"_s);
        auto *dialog = qobject_cast<SetValueDialog *>(host().dialog());
        (void)QTest::qWaitFor([this] {
            return host().account().contactFields().state() == account::AccountFields::State::Ready;
        });
        return dialog;
    }
    [[nodiscard]] QStringList previewed(int column)
    {
        const auto *model = host().find<TableView>(u"changePreview"_s)->model();
        QStringList texts;
        for (int row = 0; row < model->rowCount(); ++row)
            texts.append(model->index(row, column).data().toString());
        texts.sort();
        return texts;
    }
    // Sends the values and waits until the job has ended. Returns its ID.
    QString sent()
    {
        host().click(u"setValues"_s);
        QString id;
        (void)QTest::qWaitFor(
            [&] {
                const auto &jobs = jobManager().jobs();
                const auto ended = std::ranges::find_if(jobs, [](const auto &job) {
                    return job.head.state == JobState::Done
                        && job.head.title().startsWith("Set a value"_L1);
                });
                if (ended != jobs.end())
                    id = ended->id;
                return !id.isEmpty() && !jobManager().runOf(id);
            },
            30'000);
        return id;
    }
    [[nodiscard]] QString statusOf(const QString &email)
    {
        return m_fixture->contact(email).value(newsletter).toString();
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        start();
    }
    void cleanup() { m_fixture.reset(); }

    void thePreviewComparesWithTheOfflineCopy()
    {
        const auto asked = host().ledger().entries().size();
        auto *dialog = dialogFor(u"zurriaga"_s, 3);
        QVERIFY(dialog);
        host().choose(u"assignField0"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Unsubscribed"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 2"_s);
        QCOMPARE(host().find<QAbstractButton>(u"changePart0"_s)->text(), u"All 3"_s);
        QCOMPARE(host().find<QAbstractButton>(u"changePart2"_s)->text(), u"Unchanged 1"_s);
        const QStringList all{u"Never asked → Unsubscribed"_s, u"Subscribed → Unsubscribed"_s,
                              u"Unsubscribed, unchanged"_s};
        QTRY_COMPARE(previewed(2), all);
        host().click(u"changePart2"_s);
        QTRY_COMPARE(previewed(2), all.mid(2));
        // Existing values are preserved if the user chooses so, and then nothing changes.
        host().click(u"assignKeep0"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 0"_s);
        // Only the fields of the account were requested.
        QVERIFY(host().ledger().entries().size() <= asked + 2);
        QCOMPARE(host().ledger().received(PatchContactByEmail), 3 + 1);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QCOMPARE(host().ledger().received(PatchContactByEmail), 3 + 1);
    }

    // The next dialog starts with the input of the cancelled one.
    void escapeKeepsTheInput()
    {
        auto *dialog = dialogFor(u"zurriaga"_s, 3);
        QVERIFY(dialog);
        host().choose(u"assignField0"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Unsubscribed"_s);
        host().click(u"assignKeep0"_s);
        host().click(u"anotherField"_s);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!host().dialog());
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        QCOMPARE(host().find<QComboBox>(u"assignField0"_s)->currentText(), u"Newsletter"_s);
        QCOMPARE(host().find<QComboBox>(newsletter)->currentText(), u"Unsubscribed"_s);
        QVERIFY(host().find<QAbstractButton>(u"assignKeep0"_s)->isChecked());
        QVERIFY(host().find<QComboBox>(u"assignField1"_s));
    }

    void aValueIsSetByRequestsAndUndone()
    {
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        host().choose(u"assignField0"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Unsubscribed"_s);
        // A second field.
        host().click(u"anotherField"_s);
        host().choose(u"assignField1"_s, u"Points"_s);
        host().type(u"_points"_s, u"7"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 3"_s);
        QVERIFY(host().find<QRadioButton>(u"sendAsRequests"_s)->isChecked());
        m_fixture->patch(u"cai@zurriaga.example"_s, {{"_name"_L1, u"Cai"_s}});
        const auto id = sent();
        QVERIFY(!id.isEmpty());
        // Only changed fields are sent.
        QCOMPARE(host().applied(PatchContactByEmail, {{"_points"_L1, 7}}), 1);
        QCOMPARE(host().applied(PatchContactByEmail,
                                {{newsletter, u"unsubscribed"_s}, {"_points"_L1, 7}}),
                 2);
        QCOMPARE(statusOf(u"ane@zurriaga.example"_s), u"unsubscribed"_s);
        QCOMPARE(m_fixture->contact(u"ane@zurriaga.example"_s)["_points"_L1].toInt(), 7);
        QVERIFY(ui::jobs::sentenceOf(jobManager().find(id)->head)
                    .contains(u"Newsletter: Unsubscribed · Points: 7"_s));
        // The undo also applies to contacts that had no value.
        jobManager().undo(id, host().account().contactFields().definitions());
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(u"ane@zurriaga.example"_s), u"subscribed"_s, 20'000);
        QTRY_COMPARE(statusOf(u"cai@zurriaga.example"_s), u"none"_s);
        QTRY_COMPARE(m_fixture->contact(u"ane@zurriaga.example"_s)["_points"_L1].toInt(), 1250);
        QTRY_VERIFY(m_fixture->contact(u"bea@zurriaga.example"_s)["_points"_L1].toInt() == 0);
    }

    void aDeletedContactIsNotCreatedAgain()
    {
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        host().choose(u"assignField0"_s, u"Points"_s);
        host().type(u"_points"_s, u"9"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 3"_s);
        // Delete one of the contacts as another program would.
        const QTemporaryDir folder;
        account::Account other(host().account().profile(), host().service().apiKey(),
                               host().clock(), folder.path());
        QVERIFY(support::sendAndWait(
            other.session(),
            {.operation = DeleteContactByEmail, .values = {u"cai@zurriaga.example"_s}}));
        const auto id = sent();
        QCOMPARE(jobManager().find(id)->head.counts[journal::RowState::Done], 2);
        QVERIFY(m_fixture->contact(u"cai@zurriaga.example"_s).isEmpty());
    }

    void listValuesAreAddedAndRemoved()
    {
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        const auto title = host()
                               .account()
                               .contactFields()
                               .contactRules(catalogue::FieldLocation::Answer)
                               .rule(u"intereses")
                               ->title;
        host().choose(u"assignField0"_s, title);
        host().choose(u"assignMode0"_s, u"Remove"_s);
        auto *editor = host().find<forms::ChoicesEditor>({});
        editor->setValue(QJsonArray{u"correr"_s});
        Q_EMIT editor->edited();
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 1"_s);
        QVERIFY(!sent().isEmpty());
        QCOMPARE(m_fixture->contact(u"ane@zurriaga.example"_s)["intereses"_L1].toArray(),
                 QJsonArray{u"escalada"_s});
    }

    void aValueIsSetByOneImportAndUndone()
    {
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        host().choose(u"assignField0"_s, u"Newsletter"_s);
        host().choose(newsletter, u"Unsubscribed"_s);
        QTRY_COMPARE(host().find<QAbstractButton>(u"changePart1"_s)->text(), u"Will change 2"_s);
        host().click(u"sendAsImport"_s);
        const auto patches = host().ledger().received(PatchContactByEmail);
        const auto id = sent();
        QVERIFY(!id.isEmpty());
        QCOMPARE(host().ledger().applied(CreateImport), 1);
        QCOMPARE(host().ledger().received(PatchContactByEmail), patches);
        QTRY_COMPARE(statusOf(u"ane@zurriaga.example"_s), u"unsubscribed"_s);
        QTRY_COMPARE(statusOf(u"cai@zurriaga.example"_s), u"unsubscribed"_s);
        // The list shows the imported values.
        QTRY_COMPARE(m_fixture->cell(m_fixture->rowOf(u"ane@zurriaga.example"_s), 3),
                     u"Unsubscribed"_s);
        storedesk::imports::ImportUndo undo(host().account(), jobManager(), id);
        undo.start();
        using State = storedesk::imports::ImportUndo::State;
        QTRY_COMPARE(undo.state(), State::Asking);
        undo.compare();
        QTRY_COMPARE(undo.state(), State::Ready);
        undo.run(true);
        QTRY_COMPARE_WITH_TIMEOUT(undo.state(), State::Done, 30'000);
        QCOMPARE(statusOf(u"ane@zurriaga.example"_s), u"subscribed"_s);
        QCOMPARE(statusOf(u"cai@zurriaga.example"_s), u"none"_s);
    }

    // With the request limit of the service, 80 contacts are faster as an import.
    void theFasterWayIsChosenAndExplained()
    {
        start(80, 100);
        auto *dialog = dialogFor({}, 84);
        QVERIFY(dialog);
        host().choose(u"assignField0"_s, u"Points"_s);
        host().type(u"_points"_s, u"77"_s);
        QTRY_VERIFY(host().find<QRadioButton>(u"sendAsImport"_s)->isChecked());
        QVERIFY(
            host().find<QLabel>(u"sendingNote"_s)->text().startsWith("One import is faster"_L1));
        // An import cannot clear values.
        host().choose(u"assignMode0"_s, u"Clear"_s);
        QTRY_VERIFY(host().find<QRadioButton>(u"sendAsRequests"_s)->isChecked());
        QTRY_VERIFY(!host().find<QRadioButton>(u"sendAsImport"_s)->isEnabled());
        QVERIFY(host()
                    .find<QLabel>(u"sendingNote"_s)
                    ->text()
                    .startsWith("An import can't clear values."_L1));
    }

    void aValueThatTheFieldRejectsIsExplained()
    {
        QVERIFY(dialogFor(u"zurriaga"_s, 3));
        host().choose(u"assignField0"_s, u"Points"_s);
        host().type(u"_points"_s, u"many"_s);
        host().click(u"setValues"_s);
        QVERIFY(host().dialog());
        QCOMPARE(jobManager().jobs().size(), std::size_t(1));
        const auto *now = host().find<QLabel>(u"changeNow"_s);
        QVERIFY(!now->text().isEmpty());
        QVERIFY(now->textInteractionFlags().testFlag(Qt::TextSelectableByMouse));
    }
};

STOREDESK_TEST(TestSetValue)

} // namespace tst_setvalue

#include "tst_setvalue.moc"
