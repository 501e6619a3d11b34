// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "diagnostics/diagnostictext.h"

#include "base/newfile.h"
#include "diagnostics/diagnosticlines.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace storedesk::diagnostics {

using namespace Qt::StringLiterals;

// clang-format off
static constexpr std::array partRows{
    DiagnosticPartRow{DiagnosticPart::Settings, "settings", QT_TRANSLATE_NOOP("ReportWords", "Changed preferences")},
    DiagnosticPartRow{DiagnosticPart::Kept,     "kept",     QT_TRANSLATE_NOOP("ReportWords", "Size of local data")},
    DiagnosticPartRow{DiagnosticPart::Jobs,     "jobs",     QT_TRANSLATE_NOOP("ReportWords", "Jobs")},
    DiagnosticPartRow{DiagnosticPart::Problems, "problems", QT_TRANSLATE_NOOP("ReportWords", "Recent problems")},
    DiagnosticPartRow{DiagnosticPart::Calls,    "calls",    QT_TRANSLATE_NOOP("ReportWords", "Recent requests")},
};
// clang-format on

static consteval bool everyPartStandsAtItsOwnPlace()
{
    for (std::size_t row = 0; row < partRows.size(); ++row) {
        if (static_cast<std::size_t>(partRows[row].part) != row)
            return false;
    }
    return partRows.size() == static_cast<std::size_t>(DiagnosticPart::Count);
}
static_assert(everyPartStandsAtItsOwnPlace());

std::span<const DiagnosticPartRow> reportParts()
{
    return partRows;
}

QString titleOf(const DiagnosticPartRow &row)
{
    return QCoreApplication::translate("ReportWords", row.title);
}

// Aligns the values in a column.
static QStringList aligned(const QList<ReportLine> &lines)
{
    qsizetype widest = 0;
    for (const auto &line : lines)
        widest = std::max(widest, line.name.size());
    QStringList texts;
    for (const auto &line : lines)
        texts.append(line.name.leftJustified(widest + 3) + line.value);
    return texts;
}

static QString sectionText(const QString &title, const QStringList &lines, const QString &nothing)
{
    return u"## %1\n\n%2\n"_s.arg(title, lines.isEmpty() ? nothing : lines.join(u'\n'));
}

static QString headText(const ReportSource &source)
{
    return u"# %1\n\n%2\n%3\n"_s.arg(
        DiagnosticTexts::tr("Storedesk: diagnostic report"),
        DiagnosticTexts::tr("Created %1. Storedesk didn't send it anywhere.")
            .arg(momentText(source.made)),
        DiagnosticTexts::tr(
            "It contains no API keys, personal data or names of accounts and services."));
}

static QStringList linesOf(DiagnosticPart part, const ReportSource &source, const ReportMask &mask)
{
    if (part == DiagnosticPart::Settings)
        return aligned(settingLines(source, mask));
    if (!source.account)
        return {};
    switch (part) {
    case DiagnosticPart::Kept:
        return aligned(storedLines(*source.account));
    case DiagnosticPart::Jobs:
        return jobLines(*source.account, mask);
    case DiagnosticPart::Problems:
        return problemLines(*source.account, mask);
    case DiagnosticPart::Calls:
        return callLines(*source.account, mask);
    default:
        return {};
    }
}

std::vector<ReportSection> reportSections(const ReportSource &source)
{
    const ReportMask mask(source);
    std::vector<ReportSection> sections{
        {.text = headText(source)},
        {.text = sectionText(DiagnosticTexts::tr("Program"), aligned(programLines()), {})},
        {.text =
             sectionText(DiagnosticTexts::tr("System"), aligned(systemLines(source, mask)), {})},
        {.text =
             sectionText(DiagnosticTexts::tr("Account"), aligned(accountLines(source, mask)), {})}};
    for (const auto &row : reportParts()) {
        const auto nothing = source.account || row.part == DiagnosticPart::Settings
            ? DiagnosticTexts::tr("None.")
            : DiagnosticTexts::tr("No account is connected.");
        sections.push_back(
            {.part = row.part,
             .text = sectionText(titleOf(row), linesOf(row.part, source, mask), nothing)});
    }
    for (auto &section : sections)
        section.text = mask.whole(section.text);
    return sections;
}

QString reportText(const std::vector<ReportSection> &sections, const ReportParts &parts)
{
    QStringList texts;
    for (const auto &section : sections) {
        if (!section.part || parts.test(static_cast<std::size_t>(*section.part)))
            texts.append(section.text);
    }
    return texts.join(u'\n');
}

base::Result<void> saveReport(const QString &text, const QString &path)
{
    base::NewFile file(path);
    const auto bytes = text.toUtf8();
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(
        base::Problem{.what = DiagnosticTexts::tr("Couldn't save the report."),
                      .why = file.errorString(),
                      .next = DiagnosticTexts::tr("Choose another folder or name.")});
}

} // namespace storedesk::diagnostics
