// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "journal/jobtitle.h"
#include "journal/journal.h"
#include "support/testclass.h"
#include "support/warnings.h"

#include <QLocale>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

namespace tst_jobtitle {

using namespace Qt::StringLiterals;
using namespace storedesk;
using journal::shownTitle;
using journal::storedTitle;

namespace {

class SpanishTitles final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        const auto text = QByteArray(source);
        if (qstrcmp(context, "Test") != 0)
            return {};
        return text == "Undo of “%1”" ? u"Deshacer «%1»"_s
            : text == "Import: %1"    ? u"Importación: %1"_s
                                      : QString();
    }
    [[nodiscard]] bool isEmpty() const override { return false; }
};

} // namespace

class TestJobTitle final : public QObject
{
    Q_OBJECT

private:
    inline static const auto m_stored =
        storedTitle({.context = "Test", .text = "Import: %1", .arguments = {u"%2 of 100%1.csv"_s}});

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(support::anyRealWarning());
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    void titlesAreTranslatedWhenTheyAreShown()
    {
        const auto undo =
            storedTitle({.context = "Test", .text = "Undo of “%1”", .arguments = {m_stored}});
        QCOMPARE(shownTitle(undo), u"Undo of “Import: %2 of 100%1.csv”"_s);
        SpanishTitles spanish;
        QCoreApplication::installTranslator(&spanish);
        QCOMPARE(shownTitle(undo), u"Deshacer «Importación: %2 of 100%1.csv»"_s);
    }

    void otherTextsStayAsTheyAre()
    {
        for (const auto &text :
             {u"points.csv"_s, u"{x}.csv"_s, u"{}"_s, u"{\"text\":1}"_s, QString()})
            QCOMPARE(shownTitle(text), text);
    }

    void daysAreWrittenAsInTheLanguage()
    {
        const auto days = journal::storedDays({2026, 11, 1}, {2026, 11, 30});
        QCOMPARE(shownTitle(days), u"1 – 30 Nov 2026"_s);
        QLocale::setDefault(QLocale(QLocale::Spanish));
        QCOMPARE(shownTitle(days), u"1 – 30 nov 2026"_s);
        QCOMPARE(shownTitle(journal::storedDays({2025, 12, 31}, {2026, 1, 1})),
                 u"31 dic 2025 – 1 ene 2026"_s);
    }

    void aJournalShowsItsTitleInTheLanguageOfTheProgram()
    {
        const QTemporaryDir folder;
        const base::SystemClock clock;
        const auto path = folder.filePath(u"job.sqlite"_s);
        QVERIFY(journal::Journal::create(path, {.id = u"1"_s, .title = m_stored}, clock));
        SpanishTitles spanish;
        QCoreApplication::installTranslator(&spanish);
        const auto opened = journal::Journal::open(path, clock);
        QVERIFY(opened);
        QCOMPARE((*opened)->head().title(), u"Importación: %2 of 100%1.csv"_s);
        QCOMPARE((*opened)->head().outline.title, m_stored);
    }
};

STOREDESK_TEST(TestJobTitle)

} // namespace tst_jobtitle

#include "tst_jobtitle.moc"
