// SPDX-FileCopyrightText: 2026 The Storedesk authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QTest>

namespace support {

// A test class of this program. There is one program for each room, because linking two hundred
// takes longer than their tests; every class still runs alone: test_api tst_client.
struct TestClass
{
    const char *file;
    int (*run)(int count, char **arguments);
};

bool addTestClass(const TestClass &test);

} // namespace support

// In place of QTEST_MAIN.
#define STOREDESK_TEST(Class)                                                                      \
    [[maybe_unused]] static const bool isAdded =                                                   \
        support::addTestClass({__FILE__, [](int count, char **arguments) {                         \
                                   Class test;                                                     \
                                   return QTest::qExec(&test, count, arguments);                   \
                               }});
