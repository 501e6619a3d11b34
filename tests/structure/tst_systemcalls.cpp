// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_systemcalls {

using namespace Qt::StringLiterals;

// Headers of a single operating system are included in models/base/platform only, where everything
// has a fallback. See packaging/portability.md.

namespace {

struct Exception
{
    QLatin1StringView path;
    // Explains to readers of this table why this file has no fallback.
    QLatin1StringView reason;
};

constexpr std::array exceptions{
    Exception{"models/base/platform/"_L1, "the folder of the fallbacks"_L1},
    Exception{"app/cli/tables/sheetwork.cpp"_L1, "pipes whose reader stops reading"_L1},
    Exception{"app/cli/terminal/hiddeninput.cpp"_L1, "the echo of the terminal"_L1},
    Exception{"app/cli/terminal/interrupt.cpp"_L1, "signals that end a command"_L1},
    Exception{"app/cli/terminal/output.cpp"_L1, "closed standard streams and SIGPIPE"_L1},
};

bool isException(const QString &file)
{
    return std::ranges::any_of(exceptions, [&file](const Exception &exception) {
        return file.startsWith(exception.path);
    });
}

QStringList systemHeaders(const QString &source)
{
    static const QRegularExpression include(
        u"^\\s*#\\s*include\\s*<((?:sys|linux|netinet|arpa|net|asm)/"
        u"[^>]*|(?:unistd|fcntl|poll|signal"
        "|pthread|iconv|termios|dirent|sched|syslog|netdb|dlfcn|pwd|grp|spawn|semaphore|windows"
        "|winsock2|ws2tcpip)\\.h|csignal)>"_s,
        QRegularExpression::MultilineOption);
    QStringList found;
    auto matches = include.globalMatch(source);
    while (matches.hasNext())
        found.append(matches.next().captured(1));
    return found;
}

} // namespace

class TestSystemCalls final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void systemHeadersAreIncludedInThePlatformFolderOnly_data()
    {
        QTest::addColumn<QString>("file");
        for (const auto &file : support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s}))
            QTest::newRow(qPrintable(file)) << file;
    }

    void systemHeadersAreIncludedInThePlatformFolderOnly()
    {
        QFETCH(const QString, file);
        if (isException(file))
            return;
        const auto found = systemHeaders(support::textOfSource(file));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u", "_s)));
    }

    void everyExceptionIsNeeded()
    {
        const auto files = support::sourceFiles({u"app"_s, u"models"_s, u"ui"_s});
        for (const auto &exception : exceptions) {
            const auto needed = std::ranges::any_of(files, [&exception](const QString &file) {
                return file.startsWith(exception.path)
                    && !systemHeaders(support::textOfSource(file)).isEmpty();
            });
            QVERIFY2(needed, exception.path.data());
        }
    }

    // The page about other systems lists these sources.
    void everyExceptionIsDocumented()
    {
        const auto page = support::textOfSource(u"packaging/portability.md"_s);
        for (const auto &exception : exceptions) {
            const auto name = QString(exception.path).section(u'/', -1);
            QVERIFY2(page.contains(name), exception.path.data());
        }
    }

    // The fallbacks themselves need no system headers, except for sockets.
    void fallbacksArePlain()
    {
        QStringList plain;
        for (const auto &file : support::sourceFiles({u"models"_s})) {
            if (!file.startsWith("models/base/platform/plain"_L1))
                continue;
            plain.append(file);
            QCOMPARE(systemHeaders(support::textOfSource(file)), QStringList());
        }
        QVERIFY(plain.size() >= 12);
    }

    void theRuleFindsViolations()
    {
        QCOMPARE(systemHeaders(u"#include <unistd.h>\n#include <sys/stat.h>"_s).size(), 2);
        QCOMPARE(systemHeaders(u"#ifdef A\n#  include <poll.h>\n#include <csignal>"_s).size(), 2);
        QCOMPARE(systemHeaders(u"#include <cerrno>\n#include <QFile>\n// <unistd.h>"_s).size(), 0);
    }
};

STOREDESK_TEST(TestSystemCalls)

} // namespace tst_systemcalls

#include "tst_systemcalls.moc"
