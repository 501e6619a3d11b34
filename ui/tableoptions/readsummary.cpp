// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tableoptions/readsummary.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>

namespace storedesk::ui::tableoptions {

using namespace Qt::StringLiterals;

namespace {
struct ReadFileWords
{
    Q_DECLARE_TR_FUNCTIONS(ReadSummary)
};
} // namespace

QString proofOf(const ReadSummary &file)
{
    const QLocale locale;
    const auto &opened = file.opened;
    QStringList lines;
    if (!opened.encoding.proof.isEmpty() && file.mayName && !opened.spreadsheet)
        lines.append(
            ReadFileWords::tr("Interpreted as: %1").arg(opened.encoding.proof.join(u", "_s)));
    const auto &guess = opened.dialect;
    const auto columns = ReadFileWords::tr("%Ln column(s)", nullptr, guess.columns);
    lines.append(guess.ragged == 0 ? ReadFileWords::tr("All of the first %Ln row(s) have %1.",
                                                       "3 columns", guess.rows)
                                         .arg(columns)
                                   : ReadFileWords::tr("%Ln of the first %1 rows do not have %2.",
                                                       "9, 3 columns", guess.ragged)
                                         .arg(locale.toString(guess.rows), columns));
    if (const auto above = opened.begin.line - 1 + opened.cutAbove; above > 0)
        lines.append(ReadFileWords::tr("%n lines above the table are skipped.", nullptr,
                                       static_cast<int>(std::min<qint64>(above, 1'000'000))));
    if (file.renamed > 0)
        lines.append(ReadFileWords::tr("%n columns have no name or a duplicate name.", nullptr,
                                       static_cast<int>(file.renamed)));
    if (opened.replaced > 0)
        lines.append(
            ReadFileWords::tr("%Ln byte(s) couldn't be decoded in this encoding.", nullptr,
                              static_cast<int>(std::min<qint64>(opened.replaced, INT_MAX))));
    return lines.join(u'\n');
}

QString nameOfDelimiter(char delimiter)
{
    switch (delimiter) {
    case '\t':
        return ReadFileWords::tr("tab");
    case ' ':
        return ReadFileWords::tr("space");
    default:
        return u"“%1”"_s.arg(QLatin1Char(delimiter));
    }
}

QString nameOfEncoding(const QByteArray &encoding)
{
    struct Known
    {
        QLatin1StringView name;
        QLatin1StringView shown;
    };
    static constexpr std::array known{
        Known{"WINDOWS-"_L1, "Windows-"_L1}, Known{"MACINTOSH"_L1, "Mac Roman"_L1},
        Known{"IBM"_L1, "DOS "_L1},          Known{"SHIFT_JIS"_L1, "Shift JIS"_L1},
        Known{"BIG5"_L1, "Big5"_L1},
    };
    const auto text = QString::fromLatin1(encoding);
    for (const auto &row : known) {
        if (text.startsWith(row.name))
            return row.shown + text.mid(row.name.size());
    }
    return text;
}

} // namespace storedesk::ui::tableoptions
