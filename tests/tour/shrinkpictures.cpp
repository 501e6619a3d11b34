// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QCoreApplication>
#include <QHash>
#include <QImage>

#include <algorithm>
#include <cstdio>

// Usage: shrinkpictures PICTURE… Saves each picture with a reduced palette, at a quarter of its
// file size. Screenshots have few colours, plus shades of these at the edges of letters.

namespace {

constexpr int mostColours = 64;
// Colours that are closer than this are merged.
constexpr int different = 12;

int distance(QRgb one, QRgb two)
{
    return std::max({std::abs(qRed(one) - qRed(two)), std::abs(qGreen(one) - qGreen(two)),
                     std::abs(qBlue(one) - qBlue(two))});
}

QList<QRgb> coloursOf(const QImage &picture)
{
    QHash<QRgb, int> counts;
    for (int y = 0; y < picture.height(); ++y) {
        const auto *line = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            ++counts[line[x]];
    }
    auto all = counts.keys();
    // Equally frequent colours are sorted by value, so that the file is reproducible.
    std::ranges::sort(all, [&counts](QRgb one, QRgb two) {
        return std::pair(-counts[one], one) < std::pair(-counts[two], two);
    });
    QList<QRgb> kept;
    for (const auto colour : std::as_const(all)) {
        const auto isClose = [colour](QRgb other) {
            return distance(colour, other) < different;
        };
        if (kept.size() < mostColours && std::ranges::none_of(kept, isClose))
            kept.append(colour);
    }
    return kept;
}

QImage shrunk(const QImage &picture)
{
    const auto colours = coloursOf(picture);
    QHash<QRgb, uchar> nearest;
    QImage few(picture.size(), QImage::Format_Indexed8);
    few.setColorTable(colours);
    for (int y = 0; y < picture.height(); ++y) {
        const auto *from = reinterpret_cast<const QRgb *>(picture.constScanLine(y));
        auto *to = few.scanLine(y);
        for (int x = 0; x < picture.width(); ++x) {
            auto known = nearest.constFind(from[x]);
            if (known == nearest.cend()) {
                const auto best = std::ranges::min_element(
                    colours, {}, [&](QRgb colour) { return distance(colour, from[x]); });
                known = nearest.insert(from[x], static_cast<uchar>(best - colours.begin()));
            }
            to[x] = *known;
        }
    }
    return few;
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication application(argc, argv);
    for (const auto &path : QCoreApplication::arguments().sliced(1)) {
        const auto picture = QImage(path).convertToFormat(QImage::Format_RGB32);
        if (picture.isNull() || !shrunk(picture).save(path, "PNG", 0)) {
            std::fprintf(stderr, "%s cannot be read or written\n", qUtf8Printable(path));
            return 1;
        }
    }
    return 0;
}
