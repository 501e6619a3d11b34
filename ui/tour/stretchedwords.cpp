// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/tour/stretchedwords.h"

#include <QRegularExpression>

#include <algorithm>

namespace storedesk::ui::tour {

using namespace Qt::StringLiterals;

static QChar accented(QChar letter)
{
    static const auto plain = u"aceinouyAEINOUY"_s;
    static const auto marked = u"áçéíñóúýÁÉÍÑÓÚÝ"_s;
    const auto at = plain.indexOf(letter);
    return at < 0 ? letter : marked[at];
}

QString stretched(const QString &text)
{
    static const QRegularExpression kept(u"%L?(\\d+|n)|<[^>]*>|&\\w+;"_s);
    // Date formats are left unchanged, because they are not translated.
    static const QRegularExpression format(
        u"^[dMyHhmsAPapt :/.,'-]*(yy|MM|mm|HH|hh)[dMyHhmsAPapt :/.,'-]*$"_s);
    // The padding consists of separate words, so that a sentence can still be wrapped.
    static const auto more = u"one two three four five six seven eight nine ten "_s.repeated(12);
    // In menus, the text after a tab is the shortcut.
    const auto words = text.section(u'\t', 0, 0);
    if (words.contains(format))
        return text;
    QString longer;
    qsizetype at = 0;
    const auto add = [&longer](QStringView plain) {
        for (const auto letter : plain)
            longer.append(accented(letter));
    };
    for (auto all = kept.globalMatch(words); all.hasNext();) {
        const auto match = all.next();
        add(QStringView(words).sliced(at, match.capturedStart() - at));
        longer += match.captured();
        at = match.capturedEnd();
    }
    add(QStringView(words).sliced(at));
    const auto letters =
        std::ranges::count_if(words, [](QChar letter) { return letter.isLetter(); });
    if (const auto missing = letters * 2 / 5; missing > 0)
        longer += u' ' + more.first(std::min<qsizetype>(more.size(), missing));
    return longer.trimmed() + text.sliced(words.size());
}

StretchedWords::StretchedWords(QObject *parent)
    : QTranslator(parent)
{
    (void)m_plurals.load(u":/translations/storedesk_en"_s);
}

QString StretchedWords::translate(const char *context, const char *source, const char *remark,
                                  int number) const
{
    // Key names are left as printed on keyboards.
    if (QLatin1StringView(context) == "QShortcut"_L1)
        return {};
    const auto english = m_plurals.translate(context, source, remark, number);
    return stretched(english.isEmpty() ? QString::fromUtf8(source) : english);
}

} // namespace storedesk::ui::tour
