// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayList>
#include <QString>

#include <vector>

namespace storedesk::imports {

// Codes that were sent to a coupon set, as fingerprints: enough to know one again, too little to
// use it. Sorted.
using CodePrints = std::vector<quint64>;

[[nodiscard]] quint64 printOf(QByteArrayView code);
[[nodiscard]] bool contains(const CodePrints &prints, QByteArrayView code);

// Where the prints of an account are stored.
[[nodiscard]] QString sentCodesFolder(const QString &accountFolder);

// The prints of all coupon sets of an account, one private file each. For any thread; adding from
// two at once is not.
class SentCodes final
{
public:
    // Empty: nothing is kept.
    explicit SentCodes(QString folder);

    [[nodiscard]] CodePrints of(const QString &couponSetId) const;
    [[nodiscard]] base::Result<void> add(const QString &couponSetId, CodePrints prints) const;

private:
    [[nodiscard]] QString pathOf(const QString &couponSetId) const;

    QString m_folder;
};

// How many codes a pattern can make: # is a digit, @ a letter, * either; letters and digits that
// look alike are not used. At most as many as a double counts exactly.
[[nodiscard]] double codesIn(const QString &pattern);
// So many different codes, none of them among those that were sent.
[[nodiscard]] base::Result<QByteArrayList> generateCodes(const QString &pattern, int count,
                                                         const CodePrints &sent);
// One in each line, below a heading.
[[nodiscard]] base::Result<void> saveCodes(const QByteArrayList &codes, const QString &path);

} // namespace storedesk::imports
