// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "filewords.h"

#include "ui/tableoptions/balancewords.h"
#include "ui/tableoptions/readsummary.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace storedesk::ui::sheetview {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using sheet::Sheet;
using tableoptions::nameOfDelimiter;
using tableoptions::nameOfEncoding;
using tableoptions::rowWords;

namespace {
struct FileWordsWords
{
    Q_DECLARE_TR_FUNCTIONS(FileWords)
};
} // namespace

static QString number(qint64 value)
{
    return tableoptions::numberWords(value);
}

// Describes the encoding with the first words that contain accents, so that the user can see
// whether the encoding is right.
static QString encodingWords(const csv::EncodingGuess &encoding, bool mayName)
{
    static constexpr qsizetype shownWords = 3;
    const auto name = nameOfEncoding(encoding.name);
    if (encoding.proof.isEmpty() || !mayName)
        return name;
    return FileWordsWords::tr("%1 (%2)").arg(
        name, encoding.proof.first(std::min(encoding.proof.size(), shownWords)).join(u", "_s));
}

// Describes a spreadsheet, which has no encoding or separator.
static QString sheetWords(const tablefile::OpenedTable &opened)
{
    const auto all = number(opened.entries.size());
    if (opened.entry.isEmpty())
        return FileWordsWords::tr("%1 of %2 sheets, combined")
            .arg(number(opened.entries.size() - opened.leftOut.size()), all);
    return opened.entries.size() > 1 ? FileWordsWords::tr("one of %1 sheets").arg(all)
                                     : FileWordsWords::tr("sheet “%1”").arg(opened.entry);
}

QString readingWords(const Sheet &sheet, bool mayName)
{
    const auto size = QLocale().formattedDataSize(QFileInfo(sheet.path()).size());
    if (!sheet.isOpen())
        return size;
    const auto &opened = sheet.opened();
    QStringList parts{size};
    if (opened.spreadsheet) {
        parts.append(sheetWords(opened));
        if (opened.begin.line > 1)
            parts.append(FileWordsWords::tr("from row %1").arg(number(opened.begin.line)));
        return parts.join(u" · "_s);
    }
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

static qint64 rowsOf(const Sheet &sheet)
{
    return sheet.rows() - (sheet.balance() ? sheet.balance()->blank : 0);
}

QString countWords(const Sheet &sheet, const sheet::VisibleRows &shown)
{
    if (!sheet.isOpen())
        return {};
    if (sheet.showsBeginning())
        return FileWordsWords::tr("The first %1 rows").arg(number(sheet.rows()));
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
    return sheet.balance()
        ? tableoptions::balanceWords(*sheet.balance(), sheet.source().index->lines(),
                                     sheet.opened().cutAbove)
        : QString();
}

QString leftWords(const base::BackgroundTask &work)
{
    const auto percent = number(static_cast<qint64>(work.part() * 100));
    const auto left = work.left();
    if (!left)
        return FileWordsWords::tr("%1%").arg(percent);
    const auto seconds = std::max<qint64>(1, (left->count() + 999) / 1000);
    return seconds < 90
        ? FileWordsWords::tr("%1% · about %2 s left").arg(percent, number(seconds))
        : FileWordsWords::tr("%1% · about %2 min left").arg(percent, number((seconds + 59) / 60));
}

QString workWords(const Sheet &sheet, const sheet::VisibleRows &shown)
{
    if (sheet.showsBeginning())
        return FileWordsWords::tr("Reading the rest… %1").arg(leftWords(sheet.work()));
    if (sheet.state() == Sheet::State::Opening && sheet.work().elapsed() > 300ms)
        return FileWordsWords::tr("Opening… %1").arg(leftWords(sheet.work()));
    if (sheet.state() == Sheet::State::Counting)
        return FileWordsWords::tr("Counting… %1").arg(leftWords(sheet.work()));
    if (shown.filtering().running())
        return FileWordsWords::tr("Filtering… %1").arg(leftWords(shown.filtering()));
    // Do not report a short sort.
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

} // namespace storedesk::ui::sheetview
