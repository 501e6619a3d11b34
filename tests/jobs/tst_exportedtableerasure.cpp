// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "privacy/exportedtableerasure.h"
#include "storage/deletedcontactkeys.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_exportedtableerasure {

using namespace storedesk;
using namespace Qt::StringLiterals;

// Contacts in a privacy request are removed from exported tables on this computer.
class TestExportedTableErasure final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void theRowsOfAContactLeaveEveryTable()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const QString &name, const QByteArray &bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        };
        const auto read = [&folder](const QString &name) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        write(u"Contacts.csv"_s,
              "\xEF\xBB\xBF\"id\";\"_email\";\"_externalId\";\"_points\"\n"
              "\"a1\";\"ann@example.org\";\"42\";\"7\"\n"
              "\"b2\";\"bob@example.org\";\"43\";\"42\"\n");
        write(u"Activities.csv"_s,
              "id,contactId,type\nx1,a1,login\nx2,b2,login\nx3,c3,wrote to ANN@example.org\n");
        const QByteArray untouched = "id,contactId\n1,2";
        write(u"Others.csv"_s, untouched);
        const storage::DeletedContactKeys ann(QStringList{u"ann@example.org"_s, u"42"_s, u"a1"_s});
        const auto tables = privacy::eraseFromTables(folder.path(), ann);
        QVERIFY(tables);
        QCOMPARE(*tables, 2);
        // A number that is an external id may have another meaning in another column, where it must
        // not be removed.
        QCOMPARE(read(u"Contacts.csv"_s),
                 "\xEF\xBB\xBF\"id\";\"_email\";\"_externalId\";\"_points\"\n"
                 "\"b2\";\"bob@example.org\";\"43\";\"42\"\n"_ba);
        QCOMPARE(read(u"Activities.csv"_s),
                 "\"id\",\"contactId\",\"type\"\n\"x2\",\"b2\",\"login\"\n"_ba);
        QCOMPARE(read(u"Others.csv"_s), untouched);
        QVERIFY(!(QFile::permissions(folder.filePath(u"Contacts.csv"_s))
                  & (QFile::ReadGroup | QFile::ReadOther)));
        // Without exports there is nothing to do.
        QCOMPARE(privacy::eraseFromTables(folder.filePath(u"none"_s), ann).value_or(-1), 0);
    }

    // A table that opens but cannot be read may contain the contact.
    void aReadErrorIsReported()
    {
        QTemporaryDir folder;
        QVERIFY(QFile::link(u"/proc/self/mem"_s, folder.filePath(u"Unreadable.csv"_s)));
        const storage::DeletedContactKeys ann(QStringList{u"ann@example.org"_s});
        const auto tables = privacy::eraseFromTables(folder.path(), ann);
        QVERIFY(!tables);
        QVERIFY(!tables.error().why.isEmpty());
    }
};

STOREDESK_TEST(TestExportedTableErasure)

} // namespace tst_exportedtableerasure

#include "tst_exportedtableerasure.moc"
