// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "http/uploadbody.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

namespace tst_uploadbody {

using namespace Qt::StringLiterals;
using namespace storedesk;

class TestUploadBody final : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;

    [[nodiscard]] QString path() const { return m_folder.filePath(u"rows.csv"_s); }

    void write(const QByteArray &bytes, QIODevice::OpenMode mode = QIODevice::WriteOnly) const
    {
        QFile file(path());
        QVERIFY(file.open(mode));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    [[nodiscard]] http::ImportForm form() const
    {
        return {
            .filePath = path(),
            .fileName = {},
            .fields = {{u"type"_s, u"contacts"_s}, {u"delimiter"_s, u";"_s}},
        };
    }

    static QByteArray boundaryOf(const http::UploadBody &body)
    {
        const auto type = body.contentType();
        return type.sliced(type.indexOf('=') + 1);
    }

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        write("_email\nann@x.org\n");
    }

    void thePartsAreFramedAsTheStandardSays()
    {
        auto body = *http::UploadBody::open(form());
        const auto boundary = boundaryOf(*body);
        const auto length = body->length();
        const auto bytes = body->readAll();
        QCOMPARE(bytes,
                 "--" + boundary
                     + "\r\nContent-Disposition: form-data; name=\"type\"\r\n\r\ncontacts\r\n--"
                     + boundary
                     + "\r\nContent-Disposition: form-data; name=\"delimiter\"\r\n\r\n;\r\n--"
                     + boundary
                     + "\r\nContent-Disposition: form-data; name=\"file\"; "
                       "filename=\"rows.csv\"\r\nContent-Type: text/csv\r\n\r\n"
                       "_email\nann@x.org\n\r\n--"
                     + boundary + "--\r\n");
        QCOMPARE(bytes.size(), length);
        QVERIFY(!body->problem());
    }

    void namesTravelAsUtf8WithQuotesEncoded()
    {
        auto odd = form();
        odd.fileName = u"Año \"neu\"\r\nX: y.csv"_s;
        auto body = *http::UploadBody::open(odd);
        QVERIFY(
            body->readAll().contains(u"filename=\"Año %22neu%22%0D%0AX: y.csv\"\r\n"_s.toUtf8()));
    }

    void twoBodiesHaveDifferentBoundaries()
    {
        QVERIFY((*http::UploadBody::open(form()))->contentType()
                != (*http::UploadBody::open(form()))->contentType());
    }

    // The network layer reads 16 kB at a time, but reads of any size must return the same bytes.
    void theSizeOfTheReadsDoesNotMatter_data()
    {
        QTest::addColumn<qint64>("size");
        for (const qint64 size : {1, 7, 1024, 16384, 65536, 65537, 1'000'000})
            QTest::addRow("%lld bytes at a time", size) << size;
    }

    void theSizeOfTheReadsDoesNotMatter()
    {
        QFETCH(const qint64, size);
        QByteArray content;
        for (int row = 0; content.size() < 200'000; ++row)
            content += "contact" + QByteArray::number(row) + "@x.org\n";
        write(content);

        auto body = *http::UploadBody::open(form());
        QByteArray bytes;
        while (!body->atEnd())
            bytes += body->read(size);
        QCOMPARE(bytes.size(), body->length());
        const auto start = bytes.lastIndexOf("\r\n\r\n") + 4;
        QVERIFY(bytes.sliced(start).startsWith(content));
    }

    void itCanBeReadOnceOnly()
    {
        auto body = *http::UploadBody::open(form());
        QVERIFY(body->isSequential());
        QVERIFY(!body->reset());
        (void)body->readAll();
        QVERIFY(!body->reset());
        QVERIFY(body->readAll().isEmpty());
        QCOMPARE(body->bytesAvailable(), 0);
    }

    void aFileThatChangesWhileItIsSentFails_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("it became shorter") << QByteArray("shorter");
        QTest::newRow("it grew") << QByteArray("grew");
        QTest::newRow("it was written anew with the same length") << QByteArray("written");
        QTest::newRow("it was removed") << QByteArray("removed");
    }

    void aFileThatChangesWhileItIsSentFails()
    {
        QFETCH(const QByteArray, change);
        const QByteArray content(300'000, 'x');
        write(content);
        auto body = *http::UploadBody::open(form());
        auto bytes = body->read(100'000);

        if (change == "shorter") {
            QVERIFY(QFile::resize(path(), 150'000));
        } else if (change == "grew") {
            write("more", QIODevice::Append);
        } else if (change == "written") {
            QFile file(path());
            QVERIFY(file.open(QIODevice::ReadWrite));
            const auto later = QFileInfo(path()).lastModified().addSecs(2);
            QVERIFY(file.setFileTime(later, QFileDevice::FileModificationTime));
        } else {
            QVERIFY(QFile::remove(path()));
        }

        for (auto next = body->read(16384); !next.isEmpty(); next = body->read(16384))
            bytes += next;
        QVERIFY(body->problem());
        QVERIFY(!body->problem()->why.isEmpty());
        QVERIFY(bytes.size() < body->length());
        QVERIFY(!bytes.endsWith(boundaryOf(*body) + "--\r\n"));
        QCOMPARE(body->errorString(), body->problem()->why);
    }

    void aFileThatCannotBeReadIsRefusedAtOnce()
    {
        auto missing = form();
        missing.filePath = m_folder.filePath(u"nowhere.csv"_s);
        const auto body = http::UploadBody::open(missing);
        QVERIFY(!body);
        QVERIFY(body.error().what.contains(u"nowhere.csv"_s));

        auto folder = form();
        folder.filePath = m_folder.path();
        QVERIFY(!http::UploadBody::open(folder));
    }

    void anEmptyFileIsAFileToo()
    {
        write({});
        auto body = *http::UploadBody::open(form());
        QCOMPARE(body->readAll().size(), body->length());
        QVERIFY(!body->problem());
    }
};

STOREDESK_TEST(TestUploadBody)

} // namespace tst_uploadbody

#include "tst_uploadbody.moc"
