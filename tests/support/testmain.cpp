// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "support/testclass.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
using Application = QApplication;
#else
#include <QCoreApplication>
using Application = QCoreApplication;
#endif

#include <QFileInfo>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace support {

static std::vector<TestClass> &classes()
{
    static std::vector<TestClass> all;
    return all;
}

bool addTestClass(const TestClass &test)
{
    classes().push_back(test);
    return true;
}

} // namespace support

static QString nameOf(const support::TestClass &test)
{
    return QFileInfo(QString::fromUtf8(test.file)).completeBaseName();
}

// The first argument names the class, and the others are passed to Qt Test.
int main(int count, char **arguments)
{
    const auto wanted = count > 1 ? QString::fromUtf8(arguments[1]) : QString();
    const auto &all = support::classes();
    const auto found = std::ranges::find(all, wanted, nameOf);
    if (found == all.end()) {
        std::fprintf(stderr, "Name one of these:\n");
        for (const auto &test : all)
            std::fprintf(stderr, "  %s\n", qUtf8Printable(nameOf(test)));
        return 2;
    }
    std::rotate(arguments + 1, arguments + 2, arguments + count);
    arguments[--count] = nullptr;
    // Qt Test allows five minutes for a function, but full sizes may take longer.
    if (qEnvironmentVariableIsSet("STOREDESK_FULL_TESTS"))
        qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");
    const Application application(count, arguments);
    return found->run(count, arguments);
}
