// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_filewrites {

using namespace Qt::StringLiterals;

// Files are only written through base::NewFile. On a full disk, QSaveFile in Qt 6.4 succeeds with
// an empty file, and QFile loses the error of its last block when it is closed without flush().

namespace {

struct Exception
{
    QLatin1StringView path;
    // Explains to readers of this table why this file is safe.
    QLatin1StringView reason;
};

constexpr std::array exceptions{
    Exception{"models/downloads/downloadfile.cpp"_L1,
              "unbuffered part file, synced before its rename"_L1},
    Exception{"models/base/platform/plaintarget.cpp"_L1, "the fallback behind NewFile"_L1},
    Exception{"models/base/platform/plainlock.cpp"_L1, "the text of a lock, for messages only"_L1},
    Exception{"models/base/databaseopener.cpp"_L1, "creates an empty file for SQLite"_L1},
    Exception{"models/columns/rowerasure.cpp"_L1,
              "unbuffered, overwrites parts of a file and syncs it"_L1},
    Exception{"models/practice/"_L1, "the practice service keeps no data of users"_L1},
    Exception{"models/settings/settingsfile.cpp"_L1,
              "a draft that is compared with the old file before it is used"_L1},
    Exception{"ui/files/samplefile.cpp"_L1, "sample data for the tour and for tests"_L1},
    Exception{"ui/tour/"_L1, "pictures for developers"_L1},
};

QString withoutComments(QString source)
{
    static const QRegularExpression comment(u"//[^\n]*"_s);
    return source.remove(comment);
}

// Returns whether the variable is a QFile, according to its nearest declaration before the use or
// else the first one in the file.
bool isQFile(const QString &source, const QString &name, qsizetype use)
{
    const QRegularExpression declaration(u"([\\w:]+)>?\\s+%1\\s*[({;]"_s.arg(name));
    QString type;
    auto found = declaration.globalMatch(source);
    while (found.hasNext()) {
        const auto match = found.next();
        if (match.captured(1) == "return"_L1 || (match.capturedStart() > use && !type.isEmpty()))
            continue;
        type = match.captured(1);
    }
    return type == "QFile"_L1;
}

QStringList plainWrites(const QString &source)
{
    static const QRegularExpression write(
        u"\\b(\\w+)(?:\\.|->)(?:open\\([^;]*?(?:WriteOnly|ReadWrite|Append)|copy\\()"_s);
    QStringList found;
    auto uses = write.globalMatch(source);
    while (uses.hasNext()) {
        const auto use = uses.next();
        if (isQFile(source, use.captured(1), use.capturedStart()))
            found.append(use.captured());
    }
    if (source.contains("QFile::copy("_L1))
        found.append(u"QFile::copy"_s);
    return found;
}

} // namespace

class TestFileWrites final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreWrittenThroughNewFile_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void filesAreWrittenThroughNewFile()
    {
        QFETCH(const QString, file);
        const auto source = withoutComments(support::textOfSource(file));
        QVERIFY2(!source.contains("QSaveFile"_L1), "use base::NewFile instead of QSaveFile");
        if (std::ranges::any_of(exceptions, [&file](const Exception &exception) {
                return file.startsWith(exception.path);
            }))
            return;
        const auto found = plainWrites(source);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void theRuleFindsViolations()
    {
        QCOMPARE(plainWrites(u"QFile file(path);\nfile.open(QIODevice::WriteOnly)"_s).size(), 1);
        QCOMPARE(plainWrites(u"QFile m_file;\nif (!m_file.open(\n QIODevice::ReadWrite))"_s).size(),
                 1);
        QCOMPARE(plainWrites(u"std::unique_ptr<QFile> m_file;\nm_file->open(Append)"_s).size(), 1);
        QCOMPARE(plainWrites(u"QFile file(path);\nfile.copy(to)"_s).size(), 1);
        QCOMPARE(plainWrites(u"QFile file(path);\nfile.open(QIODevice::ReadOnly)"_s).size(), 0);
        QCOMPARE(plainWrites(u"QFile file(path);\n}\nbase::NewFile file(path);\n"
                             "file.open(QIODevice::WriteOnly)"_s)
                     .size(),
                 0);
    }
};

STOREDESK_TEST(TestFileWrites)

} // namespace tst_filewrites

#include "tst_filewrites.moc"
