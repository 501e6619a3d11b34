// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "importcheck/couponcodes.h"

#include "base/newfile.h"
#include "base/privatefolder.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QRandomGenerator>
#include <QSet>

#include <algorithm>
#include <cstring>

namespace storedesk::importcheck {

namespace {

struct CodeWords
{
    Q_DECLARE_TR_FUNCTIONS(CouponCodes)
};

// Returns the characters that a pattern character stands for, or an empty view if it stands for
// itself.
QByteArrayView signsFor(QChar sign)
{
    switch (sign.unicode()) {
    case u'#':
        return "0123456789";
    case u'@':
        return "ABCDEFGHJKLMNPQRSTUVWXYZ";
    case u'*':
        return "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    default:
        return {};
    }
}

} // namespace

quint64 printOf(QByteArrayView code)
{
    const auto hash = QCryptographicHash::hash(code.toByteArray(), QCryptographicHash::Sha256);
    quint64 print = 0;
    std::memcpy(&print, hash.constData(), sizeof(print));
    return print;
}

bool contains(const CodePrints &prints, QByteArrayView code)
{
    return !prints.empty() && std::ranges::binary_search(prints, printOf(code));
}

QString sentCodesFolder(const QString &accountFolder)
{
    return QDir(accountFolder).filePath(QStringLiteral("coupon-codes"));
}

SentCodes::SentCodes(QString folder)
    : m_folder(std::move(folder))
{ }

// The ID is hashed, because an ID from the service is not safe to use as a file name.
QString SentCodes::pathOf(const QString &couponSetId) const
{
    const auto name =
        QCryptographicHash::hash(couponSetId.toUtf8(), QCryptographicHash::Sha256).toHex();
    return QDir(m_folder).filePath(QString::fromLatin1(name.first(24)));
}

CodePrints SentCodes::of(const QString &couponSetId) const
{
    QFile file(pathOf(couponSetId));
    CodePrints prints;
    if (m_folder.isEmpty() || couponSetId.isEmpty() || !file.open(QIODevice::ReadOnly))
        return prints;
    prints.resize(static_cast<std::size_t>(file.size()) / sizeof(quint64));
    const auto size = static_cast<qint64>(prints.size() * sizeof(quint64));
    if (file.read(reinterpret_cast<char *>(prints.data()), size) != size)
        prints.clear();
    std::ranges::sort(prints);
    return prints;
}

base::Result<void> SentCodes::add(const QString &couponSetId, CodePrints prints) const
{
    if (m_folder.isEmpty() || couponSetId.isEmpty())
        return {};
    if (const auto made = base::makePrivateFolder(m_folder); !made)
        return made;
    const auto before = of(couponSetId);
    prints.insert(prints.end(), before.begin(), before.end());
    std::ranges::sort(prints);
    const auto rest = std::ranges::unique(prints);
    prints.erase(rest.begin(), rest.end());
    base::NewFile file(pathOf(couponSetId));
    const auto size = static_cast<qint64>(prints.size() * sizeof(quint64));
    const bool written = file.open(QIODevice::WriteOnly)
        && file.write(reinterpret_cast<const char *>(prints.data()), size) == size && file.commit();
    if (written)
        return {};
    return tl::unexpected(base::Problem{.what = CodeWords::tr("Couldn't record the sent codes."),
                                        .why = file.errorString()});
}

double codesIn(const QString &pattern)
{
    // The largest integer that a double represents exactly.
    static constexpr double most = 9'007'199'254'740'992;
    double codes = 1;
    for (const auto sign : pattern) {
        if (const auto signs = signsFor(sign); !signs.isEmpty())
            codes = std::min(most, codes * static_cast<double>(signs.size()));
    }
    return pattern.trimmed().isEmpty() ? 0 : codes;
}

base::Result<QByteArrayList> generateCodes(const QString &pattern, int count,
                                           const CodePrints &sent)
{
    const auto few = [&] {
        return tl::unexpected(
            base::Problem{.what = CodeWords::tr("The pattern allows too few codes."),
                          .why = {},
                          .next = CodeWords::tr("Add more #, @ or * characters.")});
    };
    if (codesIn(pattern) < count)
        return few();
    QByteArrayList codes;
    QSet<QByteArray> known;
    // Must be cryptographically secure, because a code is worth money and must not be guessable.
    auto &random = *QRandomGenerator::system();
    for (qint64 tries = 0; codes.size() < count; ++tries) {
        if (tries > 20LL * count + 1'000)
            return few();
        QByteArray code;
        for (const auto sign : pattern.trimmed()) {
            const auto signs = signsFor(sign);
            code += signs.isEmpty()
                ? QString(sign).toUtf8()
                : QByteArray(1, signs[random.bounded(static_cast<int>(signs.size()))]);
        }
        if (known.contains(code) || contains(sent, code))
            continue;
        known.insert(code);
        codes.append(code);
    }
    return codes;
}

base::Result<void> saveCodes(const QByteArrayList &codes, const QString &path)
{
    base::NewFile file(path, base::NewFile::Access::AsBefore);
    const auto bytes = "code\n" + codes.join('\n') + '\n';
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return tl::unexpected(base::Problem{.what = CodeWords::tr("Couldn't save the codes."),
                                        .why = file.errorString()});
}

} // namespace storedesk::importcheck
