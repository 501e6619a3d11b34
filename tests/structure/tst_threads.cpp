// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/sources.h"
#include "support/testclass.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_threads {

using namespace Qt::StringLiterals;

static bool startsThreads(const QString &source)
{
    static const QRegularExpression thread(
        u"QThread::create|new QThread\\b|\\bQThread m_|public QThread\\b|QThreadPool|QtConcurrent"
        "|QFutureWatcher|QPromise|std::j?thread\\b|std::async"_s);
    return thread.match(source).hasMatch();
}

class TestThreads final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Background work is a task with a result (BackgroundTask, inBackground) or a thread with a
    // queue (WorkerThread). Exempt are the practice service, whose threads wait for sockets and
    // timers, and the command line, which waits for signals.
    void threadsAreStartedInBaseOnly()
    {
        static const QStringList exceptions{
            u"app/cli/terminal/interrupt.cpp"_s,
            u"models/practice/http/acceptor.cpp"_s,
            u"models/practice/http/acceptor.h"_s,
            u"models/practice/service/servicethread.h"_s,
        };
        const auto files = support::sourceFiles({u"models"_s, u"app"_s, u"ui"_s});
        QVERIFY(files.size() > 500);
        QStringList users;
        for (const auto &file : files) {
            if (!file.startsWith("models/base/"_L1) && !exceptions.contains(file)
                && startsThreads(support::textOfSource(file)))
                users.append(file);
        }
        QCOMPARE(users, QStringList());
    }

    void theSearchForThreadsSeesWhatItShould()
    {
        for (const auto &source :
             {u"auto *thread = QThread::create([] { });"_s, u"QThread m_thread;"_s,
              u"QThreadPool::globalInstance()->start(work);"_s, u"std::thread m_thread;"_s})
            QVERIFY2(startsThreads(source), qPrintable(source));
        for (const auto &source : {u"QThread::msleep(50);"_s, u"QThread::currentThread()"_s})
            QVERIFY2(!startsThreads(source), qPrintable(source));
    }
};

STOREDESK_TEST(TestThreads)

} // namespace tst_threads

#include "tst_threads.moc"
