// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/client.h"
#include "support/clockwork.h"
#include "support/practicefixture.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_upload {

using namespace Qt::StringLiterals;
using namespace storedesk;
using http::ErrorKind;
using enum catalogue::OperationId;
using practice::Fault;

// Tests uploads of import files to the practice service.
class TestUpload final : public QObject
{
    Q_OBJECT

private:
    std::optional<support::PracticeFixture> m_fixture;
    std::optional<api::Client> m_client;
    std::optional<QTemporaryDir> m_folder;

    [[nodiscard]] http::ImportForm form(const QByteArray &content, const QString &name = {})
    {
        const auto path = m_folder->filePath(u"rows.csv"_s);
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(content);
        return {.filePath = path,
                .fileName = name,
                .fields = {{u"type"_s, u"contacts"_s}, {u"delimiter"_s, u";"_s}}};
    }

    api::Call *start(const http::ImportForm &form)
    {
        return m_client->start({.operation = CreateImport, .body = form}, this);
    }

    http::Outcome end(api::Call *call)
    {
        return support::outcomeOf(m_fixture->clock(), *m_client, call)
            .value_or(tl::unexpected(http::Error{.kind = ErrorKind::Count}));
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        m_folder.emplace();
        m_fixture.emplace();
        m_client.emplace(http::Connection{.baseUrl = m_fixture->service().url(),
                                          .key = m_fixture->service().apiKey(),
                                          .requestsPerMinute = 0},
                         m_fixture->clock());
    }

    void cleanup()
    {
        m_client.reset();
        m_fixture.reset();
        m_folder.reset();
    }

    void theFileAndItsOptionsArrive()
    {
        const auto outcome = end(start(form("_email;_name\nann@x.org;Ann\n")));
        QVERIFY(outcome);
        const auto body = outcome->document.object();
        QCOMPARE(body.value(u"form-type"_s).toString(), u"contacts"_s);
        QCOMPARE(body.value(u"form-delimiter"_s).toString(), u";"_s);
        QCOMPARE(body.value(u"uploadName"_s).toString(), u"rows.csv"_s);
        QCOMPARE(body.value(u"uploadPart"_s).toString(), u"file"_s);
        QCOMPARE(body.value(u"uploadText"_s).toString(), u"_email;_name\nann@x.org;Ann\n"_s);
    }

    void namesArriveAsTheyAre_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("arrives");
        QTest::newRow("plain") << u"people.csv"_s << u"people.csv"_s;
        QTest::newRow("Unicode") << u"Año ñandú 🦆.csv"_s << u"Año ñandú 🦆.csv"_s;
        QTest::newRow("quotes") << u"we\"ird.csv"_s << u"we\"ird.csv"_s;
        QTest::newRow("semicolon") << u"a; name=b.csv"_s << u"a; name=b.csv"_s;
        QTest::newRow("backslash") << u"a\\b.csv"_s << u"a\\b.csv"_s;
    }

    void namesArriveAsTheyAre()
    {
        QFETCH(const QString, name);
        QFETCH(const QString, arrives);
        const auto outcome = end(start(form("_email\n", name)));
        QVERIFY(outcome);
        QCOMPARE(outcome->document.object().value(u"uploadName"_s).toString(), arrives);
    }

    void aFileLargerThanAnyBufferArrives()
    {
        QByteArray content;
        while (content.size() < 20'000'000)
            content += QByteArray::number(content.size()) + "@example.org\n";
        auto *call = start(form(content));
        qint64 most = 0;
        connect(call, &api::Call::progress, this, [&](qint64 sent, qint64 total) {
            QVERIFY(sent <= total);
            most = std::max(most, sent);
        });
        const auto outcome = end(call);
        QVERIFY(outcome);
        QCOMPARE(outcome->document.object().value(u"uploadSize"_s).toInteger(), content.size());
        QVERIFY(most >= content.size());
    }

    // G3 for uploads: Qt never resends a file without being asked.
    void everyFileLeavesOnce()
    {
        auto upload = form(QByteArray(300'000, 'x'));
        int unknown = 0;
        for (int count = 0; count < 100; ++count) {
            m_fixture->service().faults().clear();
            if (count % 10 == 0)
                m_fixture->service().faults().add(practice::once(
                    CreateImport, count % 20 ? Fault::CloseApplied : Fault::ResetApplied));
            const auto outcome = end(start(upload));
            unknown += !outcome && outcome.error().kind == ErrorKind::Unknown;
        }
        // This client has no lookup, so the outcome of lost requests stays unknown.
        QCOMPARE(unknown, 10);
        QCOMPARE(m_fixture->ledger().received(CreateImport), 100);
        QCOMPARE(m_fixture->ledger().applied(CreateImport), 100);
    }

    void filesThatChangeDuringTheUploadAreNotAccepted()
    {
        const auto upload = form(QByteArray(30'000'000, 'x'));
        auto *call = start(upload);
        bool changed = false;
        connect(call, &api::Call::progress, this, [&](qint64 sent) {
            if (sent > 0 && !std::exchange(changed, true))
                QVERIFY(QFile::resize(upload.filePath, 1'000'000));
        });
        const auto outcome = end(call);
        QVERIFY(changed);
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::NotSendable);
        QVERIFY(outcome.error().words.what.contains(u"rows.csv"_s));
        QCOMPARE(m_fixture->ledger().applied(CreateImport), 0);
    }

    void aFileThatIsNotThereIsNotSent()
    {
        auto upload = form({});
        QVERIFY(QFile::remove(upload.filePath));
        const auto outcome = end(start(upload));
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().kind, ErrorKind::NotSendable);
        QCOMPARE(m_fixture->ledger().total(), 0);
    }
};

STOREDESK_TEST(TestUpload)

} // namespace tst_upload

#include "tst_upload.moc"
