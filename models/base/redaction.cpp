// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "redaction.h"

#include "base/redactionshapes.h"

#include <algorithm>

namespace storedesk::base {

static QByteArrayView labelOf(Hidden what)
{
    switch (what) {
    case Hidden::Key:
        return "‹key›";
    case Hidden::Email:
        return "‹email›";
    case Hidden::Phone:
        return "‹phone›";
    case Hidden::Value:
        break;
    }
    return "‹hidden›";
}

Redactor::Redactor(const QByteArrayList &marked, const QByteArrayList &secrets)
    : m_marked(marked.begin(), marked.end())
{
    for (const auto &secret : secrets) {
        // The part after the colon is the secret itself and may appear alone.
        for (const auto &part : {secret, secret.mid(secret.indexOf(':') + 1), secret.toBase64()}) {
            if (part.size() >= 6)
                m_secrets.append(part);
        }
    }
}

static void findSecrets(const PlainText &text, const QByteArrayList &secrets, HiddenSpans &spans)
{
    for (const auto &secret : secrets) {
        for (auto at = text.bytes().indexOf(secret); at >= 0;
             at = text.bytes().indexOf(secret, at + 1))
            spans.push_back({at, at + secret.size(), Hidden::Key});
    }
}

// Merges overlapping spans, so that no part remains visible.
static HiddenSpans merged(HiddenSpans spans)
{
    std::ranges::sort(spans, [](const HiddenSpan &one, const HiddenSpan &two) {
        return one.begin != two.begin ? one.begin < two.begin : one.end > two.end;
    });
    HiddenSpans result;
    for (const auto &span : spans) {
        if (result.empty() || span.begin >= result.back().end)
            result.push_back(span);
        else
            result.back().end = std::max(result.back().end, span.end);
    }
    return result;
}

QByteArray Redactor::bytes(QByteArrayView text) const
{
    const PlainText plain(text);
    HiddenSpans spans;
    findSecrets(plain, m_secrets, spans);
    findCredentials(plain, spans);
    findKeys(plain, spans);
    findPracticeKeys(plain, spans);
    findMarkedMembers(plain, m_marked, spans);
    findMarkedItems(plain, m_marked, spans);
    findEmails(plain, spans);
    findPhones(plain, spans);
    if (spans.empty())
        return text.toByteArray();

    QByteArray result;
    result.reserve(text.size());
    qsizetype done = 0;
    for (const auto &span : merged(std::move(spans))) {
        const auto begin = std::max(plain.begin(span.begin), done);
        result += text.sliced(done, begin - done);
        result += labelOf(span.what);
        done = std::max(plain.begin(span.end), begin);
    }
    result += text.sliced(done);
    return result;
}

QString Redactor::text(const QString &text) const
{
    return QString::fromUtf8(bytes(text.toUtf8()));
}

} // namespace storedesk::base
