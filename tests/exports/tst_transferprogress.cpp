// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "exports/exportfixture.h"
#include "imports/importfixture.h"

#include "exports/exportperiods.h"
#include "support/testclass.h"
#include "support/warnings.h"

namespace tst_transferprogress {

using namespace storedesk;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;
using support::ExportFixture;
using support::ImportFixture;

// U11: the progress of imports and exports never decreases, is never complete before the end, and
// names the rate and the remaining time. Sampled every 100 ms of the clock of the account.
class TestTransferProgress final : public QObject
{
    Q_OBJECT

private:
    struct Sample
    {
        journal::JobProgress progress;
        QString text;
        // Whether only the end of the job remains to be stored.
        bool isOver = false;
    };

    // Samples the progress of the job until the job ends.
    template <typename Fixture>
    [[nodiscard]] static std::vector<Sample> samplesOf(Fixture &fixture, const QString &id)
    {
        std::vector<Sample> samples;
        const auto sample = [&] {
            const auto *run = fixture.jobManager().runOf(id);
            if (!run || run->state() != jobs::JobRun::State::Running)
                return;
            const auto progress = run->progress();
            const auto &head = run->head();
            samples.push_back({.progress = progress,
                               .text = journal::textOf(progress),
                               .isOver = head.counts.ended() == head.rows()});
        };
        std::unique_ptr<base::Clock::Timer> timer;
        timer = fixture.clock().timer([&] {
            sample();
            timer->start(100ms);
        });
        timer->start(100ms);
        // Also whenever a page would show it.
        const auto changes =
            QObject::connect(&fixture.jobManager(), &jobs::JobManager::jobChanged, sample);
        (void)Fixture::until([&] {
            const auto *job = fixture.jobManager().find(id);
            return job && job->head.state == journal::JobState::Done
                && !fixture.jobManager().runOf(id);
        });
        QObject::disconnect(changes);
        return samples;
    }

    static void check(const std::vector<Sample> &samples)
    {
        QVERIFY2(samples.size() > 20, QByteArray::number(samples.size()).constData());
        double most = 0;
        int rates = 0;
        QStringList texts;
        for (const auto &[progress, text, isOver] : samples) {
            texts.append(text);
            const auto part =
                static_cast<double>(progress.ended) / static_cast<double>(progress.rows);
            QVERIFY2(part >= most,
                     qPrintable(texts.last(std::min<qsizetype>(5, texts.size())).join(u'\n')));
            most = part;
            QVERIFY2(isOver || progress.percent() < 100, qPrintable(text));
            const bool hasRate = text.contains(u"per minute"_s);
            QCOMPARE(hasRate, text.contains(u" left"_s));
            rates += hasRate ? 1 : 0;
        }
        QVERIFY2(most > 0.5, qPrintable(texts.constLast()));
        QVERIFY2(rates > 0, qPrintable(texts.join(u'\n')));
    }

private Q_SLOTS:
    void init() { QTest::failOnWarning(support::anyRealWarning()); }

    void anImport_data()
    {
        QTest::addColumn<qint64>("partBytes");
        QTest::newRow("one file") << qint64(50'000'000);
        QTest::newRow("several files") << qint64(20'000);
    }
    void anImport()
    {
        QFETCH(const qint64, partBytes);
        ImportFixture fixture({.contacts = 5, .requestsPerMinute = 0, .speed = 0.02});
        // Some rows are rejected, so that a report has to be downloaded.
        QByteArray bytes = "_email,_externalId,_name\n";
        for (int row = 1; row <= 3'000; ++row)
            bytes += "p" + QByteArray::number(row) + "@example.com," + QByteArray::number(row / 2)
                + ",Ana\n";
        importcheck::ImportSettings settings;
        settings.partBytes = partBytes;
        const auto draft = fixture.checked(fixture.write(u"people.csv"_s, bytes), settings);
        const auto id = fixture.launch(*draft);
        check(samplesOf(fixture, id));
    }

    void anExport()
    {
        ExportFixture fixture({.contacts = 2'000, .requestsPerMinute = 0, .speed = 0.005});
        const auto id = fixture.begin(
            *exports::planOf(u"contacts"_s, {{u"delimiter"_s, u","_s}, {u"dateFormat"_s, u"ISO"_s}},
                             fixture.today()));
        check(samplesOf(fixture, id));
    }
};

STOREDESK_TEST(TestTransferProgress)

} // namespace tst_transferprogress

#include "tst_transferprogress.moc"
