// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/memory.h"
#include "importcheck/rowcheck.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cstdio>
#include <ctime>

// Measures the check of an import for packaging/bench import.
//     bench_import make PATH ROWS      contacts, one in a hundred with a fault
//     bench_import check PATH          reads, maps and checks it; prints one JSON object

using namespace Qt::StringLiterals;
using namespace storedesk;

static bool makeContacts(const QString &path, int rows)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QByteArray block = "Correo;Código cliente;Nombre;Apellidos;Móvil;Fecha de nacimiento;Puntos;"
                       "Boletín\n";
    for (int row = 0; row < rows; ++row) {
        const auto number = QByteArray::number(row);
        block += "cliente" + number + "@example.com;C-" + number + ";José;Muñoz García;"
            + (row % 100 == 0 ? "651 23 45 67"
                              : "+34651" + QByteArray::number(100'000 + row % 900'000))
            + (row % 100 == 1 ? ";31/01/1980;" : ";1980-01-31;")
            + (row % 100 == 2 ? "0" + number : QByteArray::number(row % 1000))
            + (row % 3 == 0 ? ";no\n" : ";sí\n");
        if (block.size() > 1'000'000) {
            file.write(block);
            block.clear();
        }
    }
    return file.write(block) == block.size();
}

static int checkContacts(const QString &path)
{
    QTemporaryDir folder;
    base::Progress progress;
    bench::resetPeak();
    QElapsedTimer timer;
    timer.start();
    const auto opened = importcheck::ImportTable::open(path, {}, folder.path(), progress);
    const auto counted = opened
        ? opened->counted(progress)
        : base::Result<importcheck::ImportTable>(tl::unexpect, opened.error());
    if (!counted)
        return 1;
    importcheck::ImportSettings settings;
    importcheck::ColumnMapping matching(settings.kind, importcheck::targetsOf(settings.kind, {}),
                                        *counted, {});
    for (const int column : matching.uncounted()) {
        if (const auto texts =
                counted->texts(column, false, importcheck::ColumnMapping::mostTexts, progress))
            matching.setTexts(column, *texts);
    }
    const auto readSeconds = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    timer.restart();
    const auto processor = std::clock();
    const importcheck::Conversion conversion(*counted, matching, settings,
                                             std::make_shared<const importcheck::Edits>());
    const auto result = importcheck::checkRows(*counted, conversion, progress);
    if (!result)
        return 1;
    const QJsonObject figures{
        {u"seconds"_s, static_cast<double>(timer.nsecsElapsed()) / 1e9},
        {u"processorSeconds"_s, static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC},
        {u"readSeconds"_s, readSeconds},
        {u"rows"_s, result->rows},
        {u"toFix"_s, result->faulty},
        {u"memoryKb"_s, bench::memoryOf("VmHWM:")}};
    std::puts(QJsonDocument(figures).toJson(QJsonDocument::Compact).constData());
    return 0;
}

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "make"_L1)
        return makeContacts(arguments.value(2), arguments.value(3).toInt()) ? 0 : 1;
    return checkContacts(arguments.value(2));
}
