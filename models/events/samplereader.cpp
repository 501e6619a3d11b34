// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "events/samplereader.h"

#include "events/curlbody.h"
#include "events/jsonscanner.h"

#include <QCoreApplication>

#include <algorithm>

namespace storedesk::events {

using Kind = SampleValue::Kind;

static base::Problem noSample(const QString &why)
{
    return {.what = QCoreApplication::translate("SampleReader", "This is not a JSON sample."),
            .why = why,
            .next = QCoreApplication::translate(
                "SampleReader",
                "Paste an event as your shop sends it, from the first { to the last }.")};
}

static QString placeWords(const QString &text, qsizetype at)
{
    const auto before = QStringView(text).left(at);
    const auto line = before.count(u'\n') + 1;
    const auto column = at - (before.lastIndexOf(u'\n') + 1) + 1;
    return QCoreApplication::translate("SampleReader", "It is invalid at line %1, character %2.")
        .arg(QString::number(line), QString::number(column));
}

// A list at the top level contains several samples if all its elements are objects.
static void append(std::vector<SampleValue> &samples, SampleValue value)
{
    const bool several = value.kind == Kind::List
        && std::ranges::all_of(value.elements, [](const SampleValue &element) {
                             return element.kind == Kind::Object;
                         });
    if (!several) {
        samples.push_back(std::move(value));
        return;
    }
    for (auto &element : value.elements)
        samples.push_back(std::move(element));
}

base::Result<std::vector<SampleValue>> samplesOf(const QString &text)
{
    const auto body = bodyOfCurl(text).value_or(text);
    JsonScanner scanner(body);
    std::vector<SampleValue> samples;
    while (!scanner.atEnd()) {
        auto value = scanner.read();
        if (!value)
            return tl::unexpected(noSample(placeWords(body, scanner.position())));
        append(samples, *std::move(value));
        scanner.skipSeparator();
    }
    const bool objects = std::ranges::all_of(
        samples, [](const SampleValue &sample) { return sample.kind == Kind::Object; });
    if (samples.empty() || !objects)
        return tl::unexpected(noSample(QCoreApplication::translate(
            "SampleReader", "A sample is an object: names and values between { and }.")));
    return samples;
}

} // namespace storedesk::events
