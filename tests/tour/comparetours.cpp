// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCoreApplication>
#include <QDir>
#include <QImage>
#include <QRegion>

#include <cstdio>

// Usage: comparetours OLD NEW OLD-AGAIN
// Compares three folders with the pictures of a tour, taken in this order, the first and the last
// with the same program. Differences between these two are expected (the time, the port of the
// practice service), so they are ignored in NEW too. Reports every picture with other differences
// and saves it in NEW with the differences marked.

namespace {

// Text is redrawn as a whole, so the pixels around a changed digit may differ next time.
constexpr int widthOfText = 60;
constexpr int heightOfText = 4;

// Returns the changed parts of a line. Changes that are closer together than letters count as one
// part.
QRegion changedInLine(const QImage &one, const QImage &two, int y)
{
    const auto *left = reinterpret_cast<const QRgb *>(one.constScanLine(y));
    const auto *right = reinterpret_cast<const QRgb *>(two.constScanLine(y));
    QRegion region;
    QRect part;
    for (int x = 0; x < one.width(); ++x) {
        if (left[x] == right[x])
            continue;
        if (part.isValid() && x - part.right() <= widthOfText) {
            part.setRight(x);
            continue;
        }
        region += part;
        part = QRect(x, y, 1, 1);
    }
    return region + part;
}

QImage opened(const QDir &folder, const QString &name)
{
    return QImage(folder.filePath(name)).convertToFormat(QImage::Format_RGB32);
}

QRegion changed(const QImage &one, const QImage &two)
{
    if (one.size() != two.size())
        return one.rect();
    QRegion region;
    for (int y = 0; y < one.height(); ++y)
        region += changedInLine(one, two, y);
    return region;
}

QImage blanked(QImage picture, const QRegion &region)
{
    for (const auto &part : region) {
        const auto wide =
            part.adjusted(-widthOfText, -heightOfText, widthOfText, heightOfText) & picture.rect();
        for (int y = wide.top(); y <= wide.bottom(); ++y) {
            auto *line = reinterpret_cast<QRgb *>(picture.scanLine(y));
            std::fill(line + wide.left(), line + wide.right() + 1, qRgb(0, 0, 0));
        }
    }
    return picture;
}

void mark(QImage picture, const QRegion &region, const QString &path)
{
    for (const auto &part : region) {
        for (int x = part.left(); x <= part.right(); ++x)
            picture.setPixel(x, part.top(), qRgb(255, 0, 0));
    }
    (void)picture.save(path);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) {
        std::fprintf(stderr, "comparetours OLD NEW OLD-AGAIN\n");
        return 2;
    }
    const QDir before(arguments[1]);
    const QDir after(arguments[2]);
    const QDir again(arguments[3]);
    const QStringList pictures{QStringLiteral("*.png")};
    auto names = before.entryList(pictures, QDir::Files);
    int differing = 0;
    for (const auto &name : after.entryList(pictures, QDir::Files)) {
        if (!names.contains(name) && ++differing > 0)
            std::printf("%s: new\n", qUtf8Printable(name));
    }
    for (const auto &name : std::as_const(names)) {
        const auto old = opened(before, name);
        const auto now = opened(after, name);
        const auto byItself = changed(old, opened(again, name));
        const auto elsewhere = changed(blanked(old, byItself), blanked(now, byItself));
        if (elsewhere.isEmpty())
            continue;
        ++differing;
        const auto place = elsewhere.boundingRect();
        std::printf("%s: differs between (%d, %d) and (%d, %d)\n", qUtf8Printable(name),
                    place.left(), place.top(), place.right(), place.bottom());
        mark(now, elsewhere, after.filePath(QStringLiteral("differs-") + name));
    }
    std::printf("%d of %d pictures differ\n", differing, static_cast<int>(names.size()));
    return names.isEmpty() || differing > 0 ? 1 : 0;
}
