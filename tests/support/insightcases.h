// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/pagefixture.h"

#include "insightsource/insightsource.h"
#include "ui/insights/parameterbar.h"
#include "ui/insights/peoplepanel.h"
#include "ui/insights/peopletable.h"
#include "ui/insights/questionpage.h"
#include "ui/tables/tableview.h"

#include <QJsonArray>
#include <QTimeZone>

// Test cases with real files whose answers are known, shared by the tests of question pages.
namespace insightcases {

using namespace Qt::StringLiterals;
using namespace storedesk;
using insightsource::InsightFiles;
using insightsource::InsightSource;
using ui::insights::PeoplePanel;
using ui::insights::QuestionPage;

[[nodiscard]] inline QString fixture(const QString &name)
{
    return QStringLiteral(SOURCE_ROOT "/tests/insights/fixtures/") + name;
}

[[nodiscard]] inline QJsonDocument documentOf(const QString &name)
{
    QFile file(fixture(name));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument();
}

// Parses a time in the format of the command line. A time without a UTC offset is in the given
// zone.
[[nodiscard]] inline QDateTime timeFrom(const QString &text, const QTimeZone &zone)
{
    const auto time = QDateTime::fromString(text, Qt::ISODateWithMs);
    return time.timeSpec() == Qt::LocalTime ? QDateTime(time.date(), time.time(), zone) : time;
}

// A test case from the fixtures with its known answer.
struct Case
{
    QString question;
    InsightFiles files;
    QTimeZone zone;
    QDate from;
    QDate to;
    QHash<QString, QString> parameters;
    QJsonObject expected;
};

[[nodiscard]] inline Case caseOf(const QJsonObject &row)
{
    Case known{.question = row["command"_L1][0].toString(),
               .expected = documentOf(row["expected"_L1].toString()).object()};
    const auto options = row["options"_L1].toVariant().toStringList();
    known.zone = QTimeZone(options.value(options.indexOf(u"--zone"_s) + 1).toLatin1());
    for (qsizetype at = 0; at + 1 < options.size(); at += 2) {
        const auto &name = options.at(at);
        const auto &value = options.at(at + 1);
        if (name == "--activities"_L1)
            known.files.activities.append(fixture(value));
        else if (name == "--lines"_L1)
            known.files.lines.append(fixture(value));
        else if (name == "--contacts"_L1)
            known.files.contacts = fixture(value);
        else if (name == "--as-of"_L1)
            known.files.asOf = timeFrom(value, known.zone);
        else if (name == "--covers-from"_L1)
            known.files.coversFrom = timeFrom(value, known.zone).toMSecsSinceEpoch();
        else if (name == "--from"_L1)
            known.from = QDate::fromString(value, Qt::ISODate);
        else if (name == "--to"_L1)
            known.to = QDate::fromString(value, Qt::ISODate);
        else if (name == "--set"_L1)
            known.parameters.insert(value.section(u'=', 0, 0), value.section(u'=', 1));
    }
    return known;
}

[[nodiscard]] inline Case caseNamed(const QString &name)
{
    const auto cases = documentOf(u"cases.json"_s).array();
    for (const auto &row : cases) {
        if (row["name"_L1].toString() == name)
            return caseOf(row.toObject());
    }
    return {};
}

[[nodiscard]] inline InsightSource &sourceOf(support::PageFixture &fixture)
{
    return fixture.workspace().insightSource();
}

inline void choose(support::PageFixture &fixture, const Case &known)
{
    auto &source = sourceOf(fixture);
    source.setZone(known.zone);
    source.setPeriod(known.from, known.to);
    source.openFiles(known.files);
}

[[nodiscard]] inline QuestionPage *open(support::PageFixture &fixture, const Case &known)
{
    choose(fixture, known);
    const auto *question = insights::questionNamed(known.question);
    auto *page = fixture.show(new QuestionPage(*question, fixture));
    page->findChild<ui::insights::ParameterBar *>()->setParameters(known.parameters);
    page->refresh();
    if (!QTest::qWaitFor([page] { return page->settled(); }, 30'000))
        qFatal("The question was not answered.");
    return page;
}

[[nodiscard]] inline QStringList column(const QuestionPage &page, int column)
{
    const auto *model = page.findChild<ui::TableView *>(u"answerTable"_s)->model();
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, column).data().toString());
    return texts;
}

[[nodiscard]] inline QStringList idsOf(const QuestionPage &page)
{
    if (!QTest::qWaitFor([&page] { return page.settled(); }, 30'000))
        qFatal("The people were not listed.");
    QStringList ids;
    for (const auto &person : page.findChild<PeoplePanel *>()->people().rows())
        ids.append(person.id);
    return ids;
}

} // namespace insightcases
