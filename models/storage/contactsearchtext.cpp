// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "storage/contactsearchtext.h"

#include "base/platform/bytesearch.h"

#include <QString>

#include <algorithm>
#include <cstring>
#include <iterator>

namespace storedesk::storage {

static constexpr char betweenParts = '\x1f';
static constexpr char beforeId = '\x02';

static QByteArray withoutAccents(QByteArrayView text)
{
    auto letters = QString::fromUtf8(text).normalized(QString::NormalizationForm_KD);
    letters.removeIf([](QChar letter) { return letter.isMark(); });
    return letters.toCaseFolded().toUtf8();
}

QByteArray foldedText(QByteArrayView text)
{
    const bool plain = std::ranges::all_of(
        text, [](char letter) { return static_cast<unsigned char>(letter) < 0x80; });
    auto folded = plain ? text.toByteArray().toLower() : withoutAccents(text);
    std::ranges::replace_if(
        folded, [](char letter) { return static_cast<unsigned char>(letter) < ' '; }, ' ');
    return folded;
}

void ContactSearchLine::appendTo(QByteArray &block) const
{
    block.append(email).append(betweenParts).append(externalId).append(betweenParts);
    block.append(name).append(beforeId).append(id).append('\n');
}

ContactSearchLine ContactSearchLine::of(QByteArrayView line)
{
    const auto first = std::max<qsizetype>(line.indexOf(betweenParts), 0);
    const auto second = std::max(line.indexOf(betweenParts, first + 1), first);
    const auto third = std::max(line.indexOf(beforeId, second + 1), second);
    const auto behind = [&line](qsizetype from, qsizetype to) {
        return to > from ? line.sliced(from + 1, to - from - 1) : QByteArrayView();
    };
    return {.email = line.first(first),
            .externalId = behind(first, second),
            .name = behind(second, third),
            .id = behind(third, line.size())};
}

bool ContactSearchLine::has(QByteArrayView key) const
{
    return !key.isEmpty() && (email == key || externalId == key || id == key);
}

static const char *endOf(QByteArrayView block)
{
    return block.data() + block.size();
}

static const char *find(const char *from, const char *to, QByteArrayView word)
{
    return base::findBytes(QByteArrayView(from, to - from), word);
}

static const char *lineEnd(const char *from, const char *to)
{
    const auto *end =
        static_cast<const char *>(std::memchr(from, '\n', static_cast<std::size_t>(to - from)));
    return end ? end : to;
}

// Calls `visit` with the line, the position of the word and the line number, once for each line
// that contains the word.
template <typename Visit>
static void eachLineWith(QByteArrayView block, QByteArrayView word, qint32 first, Visit visit)
{
    const auto *const end = endOf(block);
    // Lines have been counted up to this position.
    const auto *counted = block.data();
    qint32 number = first;
    const auto *at = block.data();
    while (at < end && (at = find(at, end, word))) {
        for (const auto *next = lineEnd(counted, end); next < at; next = lineEnd(counted, end)) {
            counted = next + 1;
            ++number;
        }
        const auto *const close = lineEnd(at, end);
        if (!visit(QByteArrayView(counted, close), at, number))
            return;
        at = close;
    }
}

void searchBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
                 std::vector<qint32> &found)
{
    if (words.isEmpty())
        return listBlock(block, first, found);
    // The longest word is assumed to be the rarest one.
    const auto rarest = std::ranges::max_element(words, {}, &QByteArray::size);
    eachLineWith(block, *rarest, first, [&](QByteArrayView line, const char *at, qint32 number) {
        const auto searched = line.first(line.lastIndexOf(beforeId));
        if (words.size() == 1) {
            if (at < endOf(searched))
                found.push_back(number);
            return true;
        }
        const auto isIn = [&searched](const QByteArray &word) {
            return find(searched.data(), endOf(searched), word) != nullptr;
        };
        if (std::ranges::all_of(words, isIn))
            found.push_back(number);
        return true;
    });
}

static bool isWordCharacter(char letter)
{
    // Bytes of letters beyond ASCII count as part of a word.
    const auto byte = static_cast<unsigned char>(letter);
    return byte >= 0x80 || QChar::fromLatin1(letter).isLetterOrNumber();
}

// Whether the word occurs at the beginning of a word of the line.
static bool startsAWord(QByteArrayView line, const QByteArray &word)
{
    for (const auto *at = find(line.data(), endOf(line), word); at;
         at = find(at + 1, endOf(line), word)) {
        if (at == line.data() || !isWordCharacter(at[-1]))
            return true;
    }
    return false;
}

static values::NameMatch matchOf(QByteArrayView line, const QList<QByteArray> &words,
                                 const QByteArray &text)
{
    using enum values::NameMatch;
    const auto parts = ContactSearchLine::of(line);
    for (const auto part : {parts.email, parts.externalId, parts.name}) {
        if (part == text)
            return Whole;
    }
    for (const auto part : {parts.email, parts.externalId, parts.name}) {
        if (part.startsWith(text))
            return Prefix;
    }
    const auto searched = line.first(line.lastIndexOf(beforeId));
    const bool starts = std::ranges::all_of(
        words, [&searched](const QByteArray &word) { return startsAWord(searched, word); });
    return starts ? WordStart : Inside;
}

void rankBlock(QByteArrayView block, const QList<QByteArray> &words, qint32 first,
               const std::function<bool(qint32, values::NameMatch)> &visit)
{
    const auto text = words.join(' ');
    const auto rarest = std::ranges::max_element(words, {}, &QByteArray::size);
    eachLineWith(block, *rarest, first, [&](QByteArrayView line, const char *, qint32 number) {
        const auto searched = line.first(line.lastIndexOf(beforeId));
        const bool hasAll = std::ranges::all_of(words, [&searched](const QByteArray &word) {
            return find(searched.data(), endOf(searched), word) != nullptr;
        });
        return !hasAll || visit(number, matchOf(line, words, text));
    });
}

void listBlock(QByteArrayView block, qint32 first, std::vector<qint32> &found)
{
    const auto *const end = endOf(block);
    for (const auto *at = block.data(); at < end; ++first) {
        const auto *const close = lineEnd(at, end);
        if (close > at)
            found.push_back(first);
        at = close + 1;
    }
}

qint32 findInBlock(QByteArrayView block, QByteArrayView key, qint32 first)
{
    qint32 found = 0;
    if (key.isEmpty())
        return found;
    eachLineWith(block, key, first, [&](QByteArrayView line, const char * /*at*/, qint32 number) {
        found = ContactSearchLine::of(line).has(key) ? number : 0;
        return found == 0;
    });
    return found;
}

QSet<QByteArray> keysInBlock(QByteArrayView block, const QSet<QByteArray> &keys)
{
    static constexpr qsizetype few = 20;
    QSet<QByteArray> found;
    // Searching the text for a few keys is faster than splitting every line.
    if (keys.size() <= few) {
        for (const auto &key : keys) {
            if (findInBlock(block, key, 1) > 0)
                found.insert(key);
        }
        return found;
    }
    const auto *const end = endOf(block);
    for (const auto *at = block.data(); at < end;) {
        const auto *const close = lineEnd(at, end);
        const auto line = ContactSearchLine::of({at, close});
        for (const auto part : {line.email, line.externalId, line.id}) {
            const auto key = QByteArray::fromRawData(part.data(), part.size());
            if (const auto known = keys.constFind(key); known != keys.constEnd())
                found.insert(*known);
        }
        at = close + 1;
    }
    return found;
}

void eachLine(QByteArrayView block, qint32 first,
              const std::function<void(qint32, const ContactSearchLine &)> &visit)
{
    const auto *const end = endOf(block);
    for (const auto *at = block.data(); at < end; ++first) {
        const auto *const close = lineEnd(at, end);
        if (close > at)
            visit(first, ContactSearchLine::of({at, close}));
        at = close + 1;
    }
}

QByteArray withLines(QByteArrayView block, qint32 first, const QHash<qint32, QByteArray> &lines)
{
    QByteArray text;
    const auto *const end = endOf(block);
    for (const auto *at = block.data(); at < end; ++first) {
        const auto *const close = lineEnd(at, end);
        if (const auto line = lines.constFind(first); line != lines.constEnd())
            text.append(*line);
        else
            text.append(at, close - at).append('\n');
        at = close + 1;
    }
    return text;
}

ClearedBlock clearedBlock(QByteArrayView block, qint32 first,
                          const std::function<bool(QByteArrayView)> &isGone)
{
    ClearedBlock cleared;
    const auto *const end = endOf(block);
    for (const auto *at = block.data(); at < end; ++first) {
        const auto *const close = lineEnd(at, end);
        const auto line = ContactSearchLine::of({at, close});
        const auto isKeyGone = [&isGone](QByteArrayView key) {
            return !key.isEmpty() && isGone(key);
        };
        if (isKeyGone(line.email) || isKeyGone(line.externalId) || isKeyGone(line.id))
            cleared.numbers.push_back(first);
        else
            cleared.text.append(at, close - at);
        cleared.text.append('\n');
        at = close + 1;
    }
    return cleared;
}

} // namespace storedesk::storage
