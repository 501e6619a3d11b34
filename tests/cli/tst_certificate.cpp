// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/erasurecertificate.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace tst_certificate {

using namespace Qt::StringLiterals;
using namespace storedesk;

// Tests the certificate of a privacy request, which anyone who has the file can verify.
class TestCertificate final : public QObject
{
    Q_OBJECT

private:
    [[nodiscard]] int check(const QStringList &arguments)
    {
        QProcess process;
        process.start(QStringLiteral(BINARY_ROOT "/storedesk-cli"),
                      QStringList{u"certificate"_s} + arguments);
        if (!process.waitForFinished())
            return -1;
        m_output = process.readAllStandardOutput() + process.readAllStandardError();
        return process.exitCode();
    }

    [[nodiscard]] QString written(const QByteArray &json) const
    {
        QFile file(m_folder.filePath(u"certificate.json"_s));
        return file.open(QIODevice::WriteOnly) && file.write(json) == json.size() ? file.fileName()
                                                                                  : QString();
    }

    QTemporaryDir m_folder;
    QByteArray m_output;
    QByteArray m_json;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        const auto now = QDateTime::currentDateTimeUtc();
        privacy::ErasureCertificate certificate{.request = u"20260131-100000-0001"_s,
                                                .begun = now,
                                                .ended = now,
                                                .salt = privacy::ErasureCertificate::newSalt(),
                                                .wiped = {{u"bin"_s, 2}},
                                                .searched = {u"one"_s, u"environment/two"_s}};
        certificate.contacts = {{.number = 1,
                                 .subject = certificate.subjectOf(u"ann@example.org"_s),
                                 .status = 204,
                                 .at = now},
                                {.number = 2,
                                 .subject = certificate.subjectOf(u"77"_s),
                                 .outcome = privacy::ErasedContact::Outcome::Failed,
                                 .status = 422,
                                 .at = now},
                                {.number = 3,
                                 .subject = certificate.subjectOf(u"78"_s),
                                 .outcome = privacy::ErasedContact::Outcome::Unknown,
                                 .at = now}};
        m_json = certificate.toJson();
    }

    void unchangedCertificatesAreValidAndNameTheirContacts()
    {
        const auto path = written(m_json);
        QCOMPARE(check({path}), 0);
        QVERIFY2(m_output.contains("1 deleted"), m_output);
        QVERIFY(!m_json.contains("ann@"));
        QCOMPARE(check({path, u"Ann@Example.org"_s}), 0);
        QVERIFY2(m_output.contains("Ann@Example.org: deleted"), m_output);
        QCOMPARE(check({path, u"bob@example.org"_s}), 5);
        QCOMPARE(check({path, u"77"_s, u"--json"_s}), 5);
        QVERIFY2(m_output.contains("\"failed\""), m_output);
        // A contact with an unknown outcome may still exist.
        QCOMPARE(check({path, u"78"_s}), 4);
        QVERIFY2(m_output.contains("environment/two"), m_output);
    }

    void aChangedOneIsRefused()
    {
        QCOMPARE(check({written(QByteArray(m_json).replace("422", "204"))}), 1);
        QVERIFY2(m_output.contains("changed after it was issued"), m_output);
        QCOMPARE(check({written("{}")}), 1);
        QCOMPARE(check({m_folder.filePath(u"none"_s)}), 1);
        QCOMPARE(check({}), 2);
    }

    // Follows the description in the manual page, with a program in another language.
    void theCertificateCanBeVerifiedWithoutThisProgram()
    {
        QProcess python;
        python.start(u"python3"_s,
                     {u"-c"_s, QString::fromLatin1(R"(
import hashlib, json, sys
c = json.load(open(sys.argv[1]))
h = lambda *lines: hashlib.sha256("\n".join(map(str, lines)).encode()).hexdigest()
link = h(*(c[k] for k in "certificate request reference store begun ended previous salt rounds".split()))
for e in c["contacts"]:
    link = h(link, *(e[k] for k in "number subject outcome status code at".split()))
    assert link == e["chain"]
parts = ["%s %d" % part for part in sorted(c["wiped"].items())]
assert h(link, *parts, *("searched " + folder for folder in c["searched"])) == c["seal"]
key = hashlib.pbkdf2_hmac("sha256", b"ann@example.org", c["salt"].encode(), c["rounds"], 32).hex()
assert key == c["contacts"][0]["subject"]
)"),
                      written(m_json)});
        if (!python.waitForStarted())
            QSKIP("no python here");
        QVERIFY(python.waitForFinished());
        QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
    }
};

STOREDESK_TEST(TestCertificate)

} // namespace tst_certificate

#include "tst_certificate.moc"
