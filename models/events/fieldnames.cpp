// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/fieldnames.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace storedesk::events {

using namespace Qt::StringLiterals;

static bool beginsWord(const QString &name, qsizetype at)
{
    if (at == 0 || !name[at].isUpper())
        return false;
    const bool afterSmall = !name[at - 1].isUpper();
    const bool lastOfAcronym = at + 1 < name.size() && name[at + 1].isLower();
    return afterSmall || lastOfAcronym;
}

QStringList wordsOf(const QString &name)
{
    QStringList words;
    QString word;
    const auto end = [&words, &word] {
        if (!word.isEmpty())
            words.append(word.toLower());
        word.clear();
    };
    for (qsizetype at = 0; at < name.size(); ++at) {
        if (beginsWord(name, at))
            end();
        if (name[at].isLetterOrNumber())
            word.append(name[at]);
        else
            end();
    }
    end();
    return words;
}

QString titleOf(const QString &name)
{
    static const QSet<QString> acronyms{u"id"_s,   u"url"_s, u"utm"_s, u"vat"_s, u"sku"_s,
                                        u"ip"_s,   u"sms"_s, u"nif"_s, u"iva"_s, u"rgpd"_s,
                                        u"gdpr"_s, u"vip"_s, u"nps"_s, u"uuid"_s};
    auto words = wordsOf(name);
    for (auto &word : words) {
        if (acronyms.contains(word))
            word = word.toUpper();
    }
    if (words.isEmpty())
        return name;
    words[0][0] = words[0][0].toUpper();
    return words.join(u' ');
}

QString pointerOf(const SamplePath &path)
{
    QString pointer;
    for (auto part : path)
        pointer += u'/' + part.replace(u'~', "~0"_L1).replace(u'/', "~1"_L1);
    return pointer;
}

static bool isPlaceInList(const QString &part)
{
    return !part.isEmpty() && std::ranges::all_of(part, [](QChar c) { return c.isDigit(); });
}

// Whether the name is so generic that it means nothing without its parent.
static bool saysTooLittle(const QString &name)
{
    static const QSet<QString> bare{
        u"id"_s,     u"name"_s,        u"value"_s,     u"code"_s,  u"date"_s,     u"time"_s,
        u"type"_s,   u"status"_s,      u"state"_s,     u"title"_s, u"number"_s,   u"amount"_s,
        u"total"_s,  u"label"_s,       u"reference"_s, u"ref"_s,   u"quantity"_s, u"count"_s,
        u"key"_s,    u"description"_s, u"slug"_s,      u"url"_s,   u"link"_s,     u"uuid"_s,
        u"method"_s, u"level"_s,       u"plan"_s,      u"start"_s, u"end"_s,      u"nombre"_s,
        u"fecha"_s,  u"estado"_s,      u"tipo"_s,      u"numero"_s};
    return bare.contains(name.toLower());
}

// Names of containers around the message that carry no meaning.
static bool isEnvelope(const QString &name)
{
    static const QSet<QString> envelopes{
        u"data"_s,       u"payload"_s, u"body"_s,    u"event"_s,    u"object"_s, u"attributes"_s,
        u"properties"_s, u"content"_s, u"message"_s, u"resource"_s, u"result"_s, u"record"_s};
    return envelopes.contains(name.toLower());
}

// Returns the meaningful names around a value, the nearest first.
static QStringList parentsOf(const SamplePath &path)
{
    QStringList parents;
    bool inList = false;
    for (auto at = path.size() - 2; at >= 0; --at) {
        if (isPlaceInList(path[at])) {
            inList = true;
            continue;
        }
        auto name = path[at];
        if (inList && name.size() > 3 && name.endsWith(u's'))
            name.chop(1);
        inList = false;
        if (!isEnvelope(name))
            parents.append(name);
    }
    return parents;
}

// Uses only ASCII letters, because programs use the ID.
static QString joined(const QStringList &parts, bool underscores)
{
    QString id;
    for (const auto &part : parts) {
        auto plain = part.normalized(QString::NormalizationForm_KD);
        plain.removeIf([](QChar c) { return c.isMark(); });
        for (auto word : wordsOf(plain)) {
            if (underscores && !id.isEmpty())
                id += u'_';
            else if (!id.isEmpty())
                word[0] = word[0].toUpper();
            id += word;
        }
    }
    return id;
}

static QString ownName(const SamplePath &path)
{
    for (auto at = path.size() - 1; at >= 0; --at) {
        if (!isPlaceInList(path[at]))
            return path[at];
    }
    return path.value(0);
}

QStringList idsOf(const QList<SamplePath> &paths)
{
    QHash<QString, int> uses;
    bool underscores = false;
    for (const auto &path : paths) {
        ++uses[ownName(path).toLower()];
        underscores = underscores || ownName(path).contains(u'_');
    }
    QSet<QString> taken;
    for (const auto &path : paths) {
        if (path.size() == 1)
            taken.insert(path[0]);
    }
    QStringList ids;
    for (const auto &path : paths) {
        if (path.size() == 1) {
            ids.append(path[0]);
            continue;
        }
        const auto own = ownName(path);
        const auto parents = parentsOf(path);
        const bool alone = uses[own.toLower()] == 1 && !saysTooLittle(own);
        QStringList parts{own};
        qsizetype used = 0;
        if (!alone && !parents.isEmpty())
            parts.prepend(parents[used++]);
        auto id = joined(parts, underscores);
        for (; taken.contains(id) && used < parents.size(); ++used) {
            parts.prepend(parents[used]);
            id = joined(parts, underscores);
        }
        const auto wish = id;
        for (int number = 2; taken.contains(id); ++number)
            id = wish + QString::number(number);
        taken.insert(id);
        ids.append(id);
    }
    return ids;
}

} // namespace storedesk::events
