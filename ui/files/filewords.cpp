// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filewords.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

#include <array>

namespace storedesk::ui::files {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using sheet::Sheet;

namespace {
struct FileWordsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};
} // namespace

static QString number(qint64 value)
{
    return QLocale().toString(value);
}

QString nameOfDelimiter(char delimiter)
{
    switch (delimiter) {
    case '\t':
        return FileWordsWords::tr("tab");
    case ' ':
        return FileWordsWords::tr("space");
    default:
        return u"“%1”"_s.arg(QLatin1Char(delimiter));
    }
}

// The first accented words: whoever knows the people in the list sees at once whether it is read
// right.
static QString encodingWords(const table::EncodingGuess &encoding, bool mayName)
{
    static constexpr qsizetype shownWords = 3;
    const auto name = nameOfEncoding(encoding.name);
    if (encoding.proof.isEmpty() || !mayName)
        return name;
    return FileWordsWords::tr("%1 (%2)").arg(
        name, encoding.proof.first(std::min(encoding.proof.size(), shownWords)).join(u", "_s));
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

QString readingWords(const Sheet &sheet, bool mayName)
{
    const auto size = QLocale().formattedDataSize(QFileInfo(sheet.path()).size());
    if (!sheet.isOpen())
        return size;
    const auto &opened = sheet.opened();
    QStringList parts{size};
    if (!opened.entry.isEmpty())
        parts.append(opened.entries.size() > 1
                         ? FileWordsWords::tr("one of %1 tables in the archive")
                               .arg(number(opened.entries.size()))
                         : opened.entry);
    else if (opened.entries.size() > 1)
        parts.append(FileWordsWords::tr("%1 of %2 tables in the archive, combined")
                         .arg(number(opened.entries.size() - opened.leftOut.size()),
                              number(opened.entries.size())));
    parts.append(
        FileWordsWords::tr("%1, %2").arg(encodingWords(opened.encoding, mayName),
                                         nameOfDelimiter(sheet.source().dialect.delimiter)));
    if (sheet.opened().begin.line > 1)
        parts.append(FileWordsWords::tr("from line %1").arg(number(opened.begin.line)));
    return parts.join(u" · "_s);
}

static QString rowWords(qint64 rows)
{
    return (rows == 1 ? FileWordsWords::tr("%1 row") : FileWordsWords::tr("%1 rows"))
        .arg(number(rows));
}

static qint64 rowsOf(const Sheet &sheet)
{
    return sheet.rows() - (sheet.balance() ? sheet.balance()->blank : 0);
}

QString countWords(const Sheet &sheet, const sheet::Shown &shown)
{
    if (!sheet.isOpen())
        return {};
    if (sheet.state() == Sheet::State::Counting || sheet.state() == Sheet::State::Stopped)
        return FileWordsWords::tr("%1 rows so far").arg(number(sheet.rows()));
    if (!sheet::isEmpty(shown.filter())) {
        const auto text = shown.filtering().running() ? FileWordsWords::tr("%1 of %2 rows so far")
                                                      : FileWordsWords::tr("%1 of %2 rows");
        return text.arg(number(shown.count()), number(rowsOf(sheet)));
    }
    return rowWords(rowsOf(sheet));
}

QString balanceWords(const Sheet &sheet)
{
    if (!sheet.balance())
        return {};
    const auto &balance = *sheet.balance();
    const auto cut = sheet.opened().cutAbove;
    QStringList parts;
    if (balance.above + cut > 0)
        parts.append(FileWordsWords::tr("%1 above").arg(number(balance.above + cut)));
    if (balance.header > 0)
        parts.append(FileWordsWords::tr("%1 header").arg(number(balance.header)));
    parts.append(rowWords(balance.regular));
    if (balance.ragged > 0)
        parts.append(FileWordsWords::tr("%1 uneven").arg(number(balance.ragged)));
    if (balance.blank > 0)
        parts.append(FileWordsWords::tr("%1 blank").arg(number(balance.blank)));
    if (balance.comments > 0)
        parts.append((balance.comments == 1 ? FileWordsWords::tr("%1 comment")
                                            : FileWordsWords::tr("%1 comments"))
                         .arg(number(balance.comments)));
    const auto lines = sheet.source().index->lines();
    const auto breaks = lines - balance.rows() - balance.above - balance.comments;
    if (breaks > 0)
        parts.append(FileWordsWords::tr("%1 inside cells").arg(number(breaks)));
    return (lines + cut == 1 ? FileWordsWords::tr("%1 line = %2")
                             : FileWordsWords::tr("%1 lines = %2"))
        .arg(number(lines + cut), parts.join(u" + "_s));
}

QString leftWords(const sheet::Work &work)
{
    const auto percent = number(static_cast<qint64>(work.part() * 100));
    const auto left = work.left();
    if (!left)
        return FileWordsWords::tr("%1 %").arg(percent);
    const auto seconds = std::max<qint64>(1, (left->count() + 999) / 1000);
    return seconds < 90
        ? FileWordsWords::tr("%1 % · about %2 s left").arg(percent, number(seconds))
        : FileWordsWords::tr("%1 % · about %2 min left").arg(percent, number((seconds + 59) / 60));
}

QString workWords(const Sheet &sheet, const sheet::Shown &shown)
{
    if (sheet.state() == Sheet::State::Opening && sheet.work().elapsed() > 300ms)
        return FileWordsWords::tr("Opening… %1").arg(leftWords(sheet.work()));
    if (sheet.state() == Sheet::State::Counting)
        return FileWordsWords::tr("Counting… %1").arg(leftWords(sheet.work()));
    if (shown.filtering().running())
        return FileWordsWords::tr("Filtering… %1").arg(leftWords(shown.filtering()));
    // An order that comes at once needs no words.
    if (shown.sorting().running() && shown.sorting().elapsed() > 500ms)
        return FileWordsWords::tr("Sorting… %1").arg(leftWords(shown.sorting()));
    return {};
}

QString fewWords(const QString &sentence)
{
    static constexpr qsizetype most = 200;
    if (sentence.size() <= most)
        return sentence;
    const auto end = sentence.lastIndexOf(u", "_s, most);
    return sentence.left(end > 0 ? end : most) + u", …"_s;
}

QString wordsOf(const base::Problem &problem)
{
    return QStringList{problem.what, problem.why, problem.next}.join(u' ').simplified();
}

} // namespace storedesk::ui::files
