// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "base/result.h"

#include <QByteArrayList>
#include <QString>

#include <vector>

namespace storedesk::importcheck {

// Fingerprints of the codes that were sent to a coupon set. They suffice to recognise a code, but
// not to use it. Sorted.
using CodePrints = std::vector<quint64>;

[[nodiscard]] quint64 printOf(QByteArrayView code);
[[nodiscard]] bool contains(const CodePrints &prints, QByteArrayView code);

// Returns the folder that contains an account's fingerprints.
[[nodiscard]] QString sentCodesFolder(const QString &accountFolder);

// The fingerprints for all of an account's coupon sets, in one private file each. Reads are
// thread-safe, but add() must not be called concurrently.
class SentCodes final
{
public:
    // An empty folder disables storage.
    explicit SentCodes(QString folder);

    [[nodiscard]] CodePrints of(const QString &couponSetId) const;
    [[nodiscard]] base::Result<void> add(const QString &couponSetId, CodePrints prints) const;

private:
    [[nodiscard]] QString pathOf(const QString &couponSetId) const;

    QString m_folder;
};

// Returns the number of codes that a pattern can generate. In the pattern, # stands for a digit, @
// for a letter and * for either. Ambiguous letters and digits are not used. Limited to the largest
// integer that a double represents exactly.
[[nodiscard]] double codesIn(const QString &pattern);
// Generates unique codes that have not been sent before.
[[nodiscard]] base::Result<QByteArrayList> generateCodes(const QString &pattern, int count,
                                                         const CodePrints &sent);
// Writes one code per line below a heading.
[[nodiscard]] base::Result<void> saveCodes(const QByteArrayList &codes, const QString &path);

} // namespace storedesk::importcheck
