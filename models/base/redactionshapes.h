// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/plaintext.h"

#include <QSet>

namespace storedesk::base {

enum class Hidden : char { Key, Email, Phone, Value };

// A part of a plain text that must not be seen.
struct HiddenSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    Hidden what = Hidden::Value;
};

using HiddenSpans = std::vector<HiddenSpan>;

// Each looks for one shape in one pass and adds what it finds.
void findEmails(const PlainText &text, HiddenSpans &spans);
void findPhones(const PlainText &text, HiddenSpans &spans);
void findKeys(const PlainText &text, HiddenSpans &spans);
void findPracticeKeys(const PlainText &text, HiddenSpans &spans);
void findCredentials(const PlainText &text,
                     HiddenSpans &spans); // behind Authorization, apiKey, Bearer, Basic
void findMarkedMembers(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans);
void findMarkedItems(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans);

} // namespace storedesk::base
