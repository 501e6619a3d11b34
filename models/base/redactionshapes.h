// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/plaintext.h"

#include <QSet>

namespace storedesk::base {

enum class Hidden : char { Key, Email, Phone, Value };

// A part of a plain text that must be hidden.
struct HiddenSpan
{
    qsizetype begin = 0;
    qsizetype end = 0;
    Hidden what = Hidden::Value;
};

using HiddenSpans = std::vector<HiddenSpan>;

// Each function searches for one pattern in one pass and appends its matches.
void findEmails(const PlainText &text, HiddenSpans &spans);
void findPhones(const PlainText &text, HiddenSpans &spans);
void findKeys(const PlainText &text, HiddenSpans &spans);
void findPracticeKeys(const PlainText &text, HiddenSpans &spans);
// Searches for the values after Authorization, apiKey, Bearer and Basic.
void findCredentials(const PlainText &text, HiddenSpans &spans);
void findMarkedMembers(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans);
void findMarkedItems(const PlainText &text, const QSet<QByteArray> &marked, HiddenSpans &spans);

} // namespace storedesk::base
