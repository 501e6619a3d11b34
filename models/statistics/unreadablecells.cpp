// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "unreadablecells.h"

#include <algorithm>

namespace storedesk::statistics {

void UnreadableCells::add(QByteArrayView text, qint64 row, qint64 times)
{
    count += times;
    const bool known = std::ranges::any_of(
        examples, [text](const ValueCount &example) { return example.text == text; });
    if (known || examples.size() < mostExamples || row < examples.constLast().firstRow)
        addExample({text.toByteArray(), times, row});
}

void UnreadableCells::add(const UnreadableCells &other)
{
    count += other.count;
    for (const auto &example : other.examples)
        addExample(example);
}

void UnreadableCells::addExample(const ValueCount &example)
{
    const auto known = std::ranges::find(examples, example.text, &ValueCount::text);
    if (known != examples.end()) {
        known->count += example.count;
        known->firstRow = std::min(known->firstRow, example.firstRow);
    } else if (examples.size() < mostExamples || example.firstRow < examples.constLast().firstRow) {
        examples.append(example);
    }
    std::ranges::sort(examples, [](const ValueCount &one, const ValueCount &two) {
        return one.firstRow < two.firstRow;
    });
    if (examples.size() > mostExamples)
        examples.removeLast();
}

} // namespace storedesk::statistics
